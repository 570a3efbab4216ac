// Holds back the submission of a prerendered form until the portal is running and submits it (app/earlyInput.ts):
// the browser's own submission would put the password into the URL.
document.addEventListener('submit', (event) => {
  const { dataset } = event.target as HTMLFormElement;
  if (!('waiting' in dataset)) return;
  event.preventDefault();
  dataset.pressed = '';
});
