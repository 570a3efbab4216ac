import { foldText } from '@/shared/lib/text';

/** A file's name from a school's or a league's: small letters and hyphens. */
export function fileName(name: string, ending: string): string {
  const plain = foldText(name).replaceAll(' ', '-').slice(0, 60);
  return `${plain === '' ? 'school' : plain}.${ending}`;
}
