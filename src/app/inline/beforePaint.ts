// Sets what the style sheets need to know before the first paint. Cookies tell it: the first read of the local storage
// would delay that paint (docs/decisions/010).
{
  const root = document.documentElement;
  try {
    // A document that holds data is rendered without a query: what may not fit this one is hidden until the portal runs.
    if (location.search !== '') root.dataset.query = '';
    // Reserves the space of the media area's bar (app/layout/MediaBarSpace.tsx).
    if (/(?:^|; )portal-bar=1/.test(document.cookie)) root.dataset.mediaBar = '';
    const scheme = /(?:^|; )portal-scheme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
    if (scheme !== undefined) {
      root.dataset.scheme = scheme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
        meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
      }
    }
  } catch {
    // A sandboxed document has no cookies.
  }
}
