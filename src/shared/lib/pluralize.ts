/** "1 site", "2 sites". */
export const pluralize = (count: number, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;
