import { screen } from '@testing-library/react';

/** What a mail program shows for a mailto address. */
export function readMailto(href: string) {
  const url = new URL(href);
  const query = new URLSearchParams(url.search.replaceAll('+', '%2B'));
  return {
    to: decodeURIComponent(url.pathname),
    subject: query.get('subject'),
    lines: (query.get('body') ?? '').split('\r\n'),
  };
}

export async function mailBehind(name: string | RegExp) {
  const link = await screen.findByRole('link', { name });
  return readMailto(link.getAttribute('href') ?? '');
}

export const reportMail = () => mailBehind('Something wrong here?');
