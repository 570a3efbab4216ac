import type * as prerender from '../../src/app/prerender';
import type { PolicySettings } from '../security/policySettings';

/** What the build's bundle of src/app/prerender.tsx exports. */
export type Prerenderer = typeof prerender;

export interface Frames {
  policy: PolicySettings;
  frames: Record<string, string>;
}
