import { isEmail } from '@/shared/lib/email';
import { foldText } from '@/shared/lib/text';

export const fullName = ({ FirstName, LastName }: Record<'FirstName' | 'LastName', string>): string =>
  [FirstName, LastName].filter(Boolean).join(' ');

export function emailAddresses(people: readonly { Email: string }[]): string[] {
  const byKey = new Map<string, string>();
  for (const address of people.map(({ Email }) => Email).filter(isEmail)) {
    const key = address.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}

export function fileName(name: string, ending: string): string {
  const plain = foldText(name).replaceAll(' ', '-').slice(0, 60);
  return `${plain === '' ? 'school' : plain}.${ending}`;
}
