/** Downloads a text as a file. CSV gets a byte order mark, without which Excel misreads accents. */
export function downloadText(name: string, text: string, type = 'text/csv'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Revokes the URL later, because the download may start after the click returns.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
