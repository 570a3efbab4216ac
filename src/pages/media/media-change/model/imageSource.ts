/** The address of an image if it is on the web or on the portal's origin; anything else is undefined. */
export function imageSource(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(text) ? text : undefined;
}
