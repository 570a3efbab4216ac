import type { BuiltRoute } from '../../build/buildManifest.mjs';

export interface BudgetClass {
  name: 'public reading' | 'public form' | 'media';
  /** Bytes, compressed with brotli. */
  script: number;
  /** With antd, which loads after the frame. */
  whole: number;
  style: number;
}

const KB = 1000;

const reading: BudgetClass = { name: 'public reading', script: 122 * KB, whole: 122 * KB, style: 20 * KB };
const form: BudgetClass = { name: 'public form', script: 190 * KB, whole: 190 * KB, style: 20 * KB };
/** antd's components bring their styles. */
const media: BudgetClass = { name: 'media', script: 180 * KB, whole: 400 * KB, style: 40 * KB };

const publicRoutes = new Map<string, BudgetClass>([
  ['/', reading],
  ['/media-listing', reading],
  ['/media-listing/:identifier', reading],
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

/** Undefined for a public route without a budget. */
export function budgetClassOf({ path, audience }: BuiltRoute): BudgetClass | undefined {
  return audience === 'media' ? media : publicRoutes.get(path);
}
