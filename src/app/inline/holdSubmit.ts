// Holds the submission of a form that is in its document until the portal takes the form over (shared/ui/portal-form): the
// browser's own submission would put a password into the address. A form that names an address is sent at once, and the
// portal takes the answer (shared/api/earlyAnswers.ts).
document.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement;
  const { dataset } = form;
  if (!('waiting' in dataset)) return;
  event.preventDefault();
  dataset.pressed = '';
  const fields = [...new FormData(form)];
  if (dataset.send === undefined || !form.checkValidity() || fields.some(([, value]) => value === '')) return;
  const url = new URL(dataset.send, location.origin).href;
  const body = JSON.stringify(Object.fromEntries(fields));
  if (window.__sent?.body === body) return;
  const headers = { Accept: 'application/json, text/plain, */*', 'Content-Type': 'application/json' };
  const answer = fetch(url, { method: 'POST', headers, body });
  answer.catch(() => undefined);
  window.__sent = { url, body, answer };
});
