/** Whether a path matches a route's pattern; as strict about case as the portal's router, so that each page has only one URL. */
export function followsPattern(path: string, pattern: string): boolean {
  const [parts, wanted] = [path.split('/'), pattern.split('/')];
  return (
    wanted.length === parts.length &&
    wanted.every((part, index) => part === parts[index] || (part.startsWith(':') && parts[index] !== ''))
  );
}
