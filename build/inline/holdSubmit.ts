// Holds the submission of a prerendered form until the portal takes the form over and submits it (app/earlyInput.ts):
// the browser's own submission would put a password into the address.
document.addEventListener('submit', (event) => {
  const { dataset } = event.target as HTMLFormElement;
  if (!('waiting' in dataset)) return;
  event.preventDefault();
  dataset.pressed = '';
});
