import { lazyPage } from './lazyPage';

export const mediaLayout = lazyPage(
  async () => (await import(/* webpackChunkName: "media-layout" */ './RequireMedia')).RequireMedia,
  { isFrame: true },
);

export const mediaBar = lazyPage(
  async () => (await import(/* webpackChunkName: "media-bar" */ '../layout/MediaNav')).MediaNav,
  { isFrame: true },
);
