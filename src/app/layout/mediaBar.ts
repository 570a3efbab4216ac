import { lazyPage } from '../routing/lazyPage';

/** The media area's navigation, over every screen while one is signed in; visitors do not load it. */
export const mediaBar = lazyPage(
  async () => (await import(/* webpackChunkName: "media-bar" */ './MediaNav')).MediaNav,
  { isFrame: true },
);
