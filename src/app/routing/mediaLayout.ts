import { lazyPage } from './lazyPage';

/** What is around every screen of the media area; visitors do not load it. */
export const mediaLayout = lazyPage(
  async () => (await import(/* webpackChunkName: "media-layout" */ '../layout/MediaLayout')).MediaLayout,
  { isFrame: true },
);
