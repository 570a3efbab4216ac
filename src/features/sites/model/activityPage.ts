import { athletic, nonAthletic } from '@/shared/config/associationPages';
import { foldText } from '@/shared/lib/text';

/** The association's page of an activity, if it has one: "Girls Swimming & Diving" is "Swim & Dive". */
export function activityPage(name: string): string | undefined {
  const words = foldText(name)
    .replace(/^(?:boys|girls) /, '')
    .split(' ');
  const pages = [...athletic, ...nonAthletic].map(({ label, href }) => ({ label: foldText(label).split(' '), href }));
  const same = pages.find(({ label }) => label.join(' ') === words.join(' '));
  const close = pages.find(({ label: [first = ''] }) => words.some((word) => word.startsWith(first)));
  return (same ?? close)?.href;
}
