import { foldText } from '@/shared/lib/text';

/** The name of a file with that content: “State sites: Ana Ruiz” becomes `state-sites-ana-ruiz.ics`. */
export function fileName(content: string, ending: string): string {
  const plain = foldText(content).replaceAll(' ', '-').slice(0, 60);
  return `${plain === '' ? 'table' : plain}.${ending}`;
}
