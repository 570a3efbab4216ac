export interface NamedPerson {
  FirstName?: string | null;
  LastName?: string | null;
  Email?: string | null;
}

const text = (value: string | null | undefined): string => (value ?? '').trim();

/** A person's name as screens show it; who has none is known by the e-mail address. */
export function personName({ FirstName, LastName, Email }: NamedPerson): string {
  const name = [text(FirstName), text(LastName)].filter((part) => part !== '').join(' ');
  if (name !== '') return name;
  return text(Email) === '' ? 'Name not provided' : text(Email);
}
