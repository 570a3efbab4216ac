/** Collects downloads by name until the end of the test. */
export function catchDownloads(): Map<string, Promise<string>> {
  const files = new Map<string, Promise<string>>();
  let latest = new Blob();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      latest = blob;
      return 'blob:file';
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    files.set(this.download, latest.text());
  });
  return files;
}
