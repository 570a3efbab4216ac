import { isEmail } from '@/shared/lib/email';
import { foldText } from '@/shared/lib/text';

/** A missing field is ''. */
export const textOf = (value: string | number | null | undefined): string => String(value ?? '').trim();

interface Named {
  FirstName?: string | null;
  LastName?: string | null;
}

export const fullName = ({ FirstName, LastName }: Named): string =>
  [textOf(FirstName), textOf(LastName)].filter(Boolean).join(' ');

export function emailAddresses(people: readonly { Email?: string | null }[]): string[] {
  const byKey = new Map<string, string>();
  for (const address of people.map(({ Email }) => textOf(Email)).filter(isEmail)) {
    const key = address.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}

export function fileName(name: string, ending: string): string {
  const plain = foldText(name).replaceAll(' ', '-').slice(0, 60);
  return `${plain === '' ? 'school' : plain}.${ending}`;
}
