import type { PolicySettings } from '../security/policySettings';

export interface RenderedDocument {
  markup: string;
  data: { at: string; asOf: string };
  /** The title and description for search engines and previews; undefined if the frame has them already. */
  meta?: { title: string; description: string };
}

export interface Prerenderer<Route> {
  BASE_PATH: string;
  mediaApiUrl: string;
  mediaEmail: string;
  siteName: string;
  builtRoutes: Route[];
  prerenderedRoutes: { path: string; chunk: string; prefetch: string[]; description: string }[];
  liveRoutes: string[];
  renderRoute: (path: string) => Promise<string>;
  renderShell: () => string;
  callsFor: (path: string) => { route: string; calls: string[] } | undefined;
  renderLive: (
    path: string,
    answers: Readonly<Record<string, unknown>>,
    at: Date,
  ) => Promise<RenderedDocument | undefined>;
}

export interface Frames {
  policy: PolicySettings;
  frames: Record<string, string>;
}
