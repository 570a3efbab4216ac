import type { BuiltRoute } from '../../build/buildManifest.mjs';

export interface BudgetClass {
  name: 'public reading' | 'public data' | 'public form' | 'media';
  /** Bytes, compressed with brotli. */
  script: number;
  /** With what antd draws once the screen is there, which is at most this much. */
  whole: number;
  style: number;
}

const KB = 1000;

const reading: BudgetClass = { name: 'public reading', script: 105 * KB, whole: 105 * KB, style: 20 * KB };
/** With what asks the API and keeps its answers. */
const data: BudgetClass = { name: 'public data', script: 120 * KB, whole: 120 * KB, style: 20 * KB };
const form: BudgetClass = { name: 'public form', script: 190 * KB, whole: 190 * KB, style: 20 * KB };
/** Where antd is used, its styles come with it. */
const media: BudgetClass = { name: 'media', script: 160 * KB, whole: 320 * KB, style: 40 * KB };

const publicRoutes = new Map<string, BudgetClass>([
  ['/', reading],
  ['/media-listing', data],
  ['/media-listing/:identifier', data],
  ['/request-procedure', reading],
  ['/psa', reading],
  ['/psa/audio', reading],
  ['/psa/video', reading],
  ['/sportsmanship', reading],
  ['/accessibility', reading],
  ['*', reading],
  ['/login', form],
  ['/media-request', form],
  ['/agreement/:status/:globalId', form],
]);

/** Which budget a route has; undefined for a public route that nobody has given one yet. */
export function budgetClassOf({ path, audience }: BuiltRoute): BudgetClass | undefined {
  return audience === 'media' ? media : publicRoutes.get(path);
}
