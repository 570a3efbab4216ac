import type { AddressParts } from '@/shared/ui/postal-address';
import { textOf } from './schoolTexts';

export interface Contact extends AddressParts {
  name: string;
  organization?: string;
  position?: string;
  phone?: string | undefined;
  fax?: string | undefined;
  email?: string | null | undefined;
  web?: string | null | undefined;
}

const LINE_OCTETS = 75;
const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text
    .replace(/\\/g, '\\\\')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[,;]/g, '\\$&')
    .replace(/\p{Cc}/gu, '');

/** RFC 2426 folds lines at 75 octets; a character is never split. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += letter;
    octets += size;
  }
  return text;
}

/** A suffix such as "Jr." belongs to neither name. */
function structuredName(name: string): string {
  const words = name.split(/\s+/);
  const suffix = words.length > 2 && /^(?:jr|sr|ii|iii|iv)\.?$/i.test(words.at(-1) ?? '') ? (words.pop() ?? '') : '';
  const family = words.pop() ?? '';
  return [family, words.join(' '), '', '', suffix].map(escaped).join(';');
}

/** Version 3.0 is the one that phones, Outlook and web address books all read. */
export function vCard({ name, organization, position, ...rest }: Contact): string {
  const isPerson = organization !== undefined;
  const address = ['', '', textOf(rest.street), textOf(rest.city), textOf(rest.state), textOf(rest.zip), ''];
  const hasAddress = address.some((part) => part !== '');
  const fields: [string, string][] = [
    ['N', isPerson ? structuredName(name) : `${escaped(name)};;;;`],
    ['FN', escaped(name)],
    ['ORG', escaped(organization ?? name)],
    ['X-ABShowAs', isPerson ? '' : 'COMPANY'],
    ['TITLE', escaped(position ?? '')],
    ['TEL;TYPE=work,voice', escaped(textOf(rest.phone))],
    ['TEL;TYPE=work,fax', escaped(textOf(rest.fax))],
    ['EMAIL;TYPE=internet,work', escaped(textOf(rest.email))],
    ['URL', escaped(textOf(rest.web))],
    ['ADR;TYPE=work', hasAddress ? address.map(escaped).join(';') : ''],
  ];
  const lines = fields.filter(([, value]) => value !== '').map(([key, value]) => folded(`${key}:${value}`));
  return ['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD', ''].join('\r\n');
}
