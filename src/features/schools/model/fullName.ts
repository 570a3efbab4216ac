import { textOf } from './textOf';

interface Named {
  FirstName?: string | null;
  LastName?: string | null;
}

export const fullName = ({ FirstName, LastName }: Named): string =>
  [textOf(FirstName), textOf(LastName)].filter(Boolean).join(' ');
