import { lazyPage } from './lazyPage';

/** The guard and the layout of every media screen. */
export const mediaArea = lazyPage(
  async () => (await import(/* webpackChunkName: "media-layout" */ './RequireMedia')).RequireMedia,
  { isFrame: true },
);

export const mediaBar = lazyPage(
  async () => (await import(/* webpackChunkName: "media-bar" */ '../layout/MediaNav')).MediaNav,
  { isFrame: true },
);
