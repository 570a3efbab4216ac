export interface NamedPerson {
  FirstName?: string | null;
  LastName?: string | null;
  Email?: string | null;
}

const text = (value: string | null | undefined): string => (value ?? '').trim();

export function personName({ FirstName, LastName, Email }: NamedPerson): string {
  const name = [text(FirstName), text(LastName)].filter((part) => part !== '').join(' ');
  if (name !== '') return name;
  return text(Email) === '' ? 'Name not provided' : text(Email);
}

/** Names each item by as few of its parts as are needed to tell it apart; numbers items whose parts are all equal. */
export function distinctNames<T>(items: readonly T[], parts: (item: T) => readonly string[]): string[] {
  const known = items.map((item) => parts(item).filter((part) => part !== ''));
  const namesOf = (length: number) => known.map((own) => own.slice(0, length).join(', '));
  const longest = Math.max(1, ...known.map(({ length }) => length));
  const names = namesOf(1);
  for (let length = 2; length <= longest; length += 1) {
    const count = countOf(names);
    for (const [index, name] of namesOf(length).entries()) {
      if ((count.get(names[index] ?? '') ?? 0) > 1) names[index] = name;
    }
  }
  const taken = new Map<string, number>();
  return names.map((name) => {
    const number = (taken.get(name) ?? 0) + 1;
    taken.set(name, number);
    return number === 1 ? name : `${name} (${number})`;
  });
}

function countOf(names: readonly string[]): Map<string, number> {
  const count = new Map<string, number>();
  for (const name of names) count.set(name, (count.get(name) ?? 0) + 1);
  return count;
}

/** "A, B, and C"; with semicolons if a name contains a comma. Not Intl.ListFormat: creating one takes longer than drawing a table. */
export function joinNames(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ');
  const separator = names.some((name) => name.includes(',')) ? '; ' : ', ';
  return [...names.slice(0, -1), `and ${names.at(-1)}`].join(separator);
}
