import type { PolicySettings } from '../security/policySettings';

export interface Drawn {
  markup: string;
  data: { at: string; asOf: string };
}

/** What src/app/prerender.tsx exports. */
export interface Prerenderer<Route> {
  BASE_PATH: string;
  mediaApiUrl: string;
  /** Whom to write to where no script runs. */
  mediaEmail: string;
  /** Whose pages they are. */
  siteName: string;
  builtRoutes: Route[];
  prerenderedRoutes: { path: string; chunk: string; prefetch: string[]; description: string }[];
  /** The routes whose documents can hold data of the API. */
  liveRoutes: string[];
  renderRoute: (path: string) => Promise<string>;
  renderShell: () => string;
  callsFor: (path: string) => { route: string; calls: string[] } | undefined;
  renderLive: (path: string, answers: Readonly<Record<string, unknown>>, at: Date) => Promise<Drawn | undefined>;
}

/** What the build leaves for those who draw documents later: the same frames, and the policy that it was built with. */
export interface Frames {
  policy: PolicySettings;
  /** By route. */
  frames: Record<string, string>;
}
