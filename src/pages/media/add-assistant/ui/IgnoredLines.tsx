import { useMemo } from 'react';
import { ignoredLines } from '../model/ignoredLines';

/** The most lines that are shown, and the most characters of each. */
const MOST = 5;
const LONGEST = 60;

const shorten = (line: string): string => {
  const signs = Array.from(line.split('\t').filter(Boolean).join(', '));
  return signs.length > LONGEST ? `${signs.slice(0, LONGEST).join('')}…` : signs.join('');
};

/** Shows which lines of the pasted text added nobody, so that a misunderstood one is noticed (STF-9). */
export function IgnoredLines({ text }: { text: string }) {
  const lines = useMemo(() => ignoredLines(text), [text]);
  const left = lines.length - MOST;
  if (lines.length === 0) return null;
  const shown = lines.slice(0, MOST).map((line) => `“${shorten(line)}”`);
  const rest = left > 0 ? ` … and ${left} more ${left === 1 ? 'line' : 'lines'}` : '';
  return <span>{`Not read as people: ${shown.join('; ')}${rest}.`}</span>;
}
