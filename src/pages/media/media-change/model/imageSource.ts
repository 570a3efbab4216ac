/** Only web and same-origin addresses; anything else is undefined. */
export function imageSource(address: string | null | undefined): string | undefined {
  const text = (address ?? '').trim();
  return /^(?:https?:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/i.test(text) ? text : undefined;
}
