import { lazyPage } from '../routing/lazyPage';

export const mediaBar = lazyPage(
  async () => (await import(/* webpackChunkName: "media-bar" */ './MediaNav')).MediaNav,
  { isFrame: true },
);
