/** Gives the user a file with the text. CSV gets a byte order mark, without which Excel misreads accents. */
export function downloadText(fileName: string, text: string, type = 'text/csv'): void {
  const mark = type === 'text/csv' ? '\uFEFF' : '';
  const address = URL.createObjectURL(new Blob([mark, text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The click only starts the download; the address must live until the browser has taken it.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
}
