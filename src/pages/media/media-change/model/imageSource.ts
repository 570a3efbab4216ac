/** The address of a picture that stands in data: of the web or of this origin, otherwise none. */
export function imageSource(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(text) ? text : undefined;
}
