import type { Part } from '../specimen';
import { actionParts } from './actions';
import { dateParts } from './dates';
import { fieldParts } from './fields';
import { formParts } from './forms';
import { linkParts } from './links';
import { markParts } from './marks';
import { messageParts } from './messages';
import { pageParts } from './pages';
import { tableParts } from './tables';

export const parts: readonly Part[] = [
  ...actionParts,
  ...fieldParts,
  ...formParts,
  ...messageParts,
  ...tableParts,
  ...dateParts,
  ...markParts,
  ...linkParts,
  ...pageParts,
].toSorted((one, other) => one.name.localeCompare(other.name));
