import { isEmail } from '@/shared/lib/email';
import { textOf } from './textOf';

/** The addresses of all who have one, each once, in their order. */
export function emailAddresses(people: readonly { Email?: string | null }[]): string[] {
  const byKey = new Map<string, string>();
  for (const address of people.map(({ Email }) => textOf(Email)).filter(isEmail)) {
    const key = address.toLowerCase();
    if (!byKey.has(key)) byKey.set(key, address);
  }
  return [...byKey.values()];
}
