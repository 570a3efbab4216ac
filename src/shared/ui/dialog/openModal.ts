/** Time travel takes the page out of the document and opens on return what opened meanwhile. */
export function openModal(dialog: HTMLDialogElement): void {
  if (dialog.isConnected) dialog.showModal();
  else dialog.setAttribute('open', '');
}
