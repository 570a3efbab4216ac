export const countOf = (organizations: number): string =>
  organizations === 1 ? '1 organization' : `${String(organizations)} organizations`;
