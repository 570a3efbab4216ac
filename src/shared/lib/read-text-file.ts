/** Determines the encoding by the byte order mark or, without one, by the zero byte that a Latin letter has in UTF-16. */
function encodingOf([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | 'utf-8' {
  if ((first === 0xff && second === 0xfe) || second === 0) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || first === 0 ? 'utf-16be' : 'utf-8';
}

/** Reads a text file. `isGuessed` means that the encoding is uncertain, so that letters with accents may be wrong. */
export async function readTextFile(file: Blob): Promise<{ text: string; isGuessed: boolean }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { text: new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes), isGuessed: false };
  } catch {
    const text = new TextDecoder('windows-1252').decode(bytes);
    // Marks letters of other encodings that would become spaces or vanish, as in "Hern\u00a0ndez" from a DOS program.
    return { text: text.replace(/[\u0080-\u009f]|(?<=\p{L})[\u00a0\u00ad](?=\p{Ll})/gu, '\ufffd'), isGuessed: true };
  }
}
