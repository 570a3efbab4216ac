// Sets the root attributes that the style sheets need before the first paint. It reads cookies, because the first read of
// local storage would delay that paint (docs/decisions/010).
{
  const root = document.documentElement;
  try {
    // Lets style sheets hide content until the portal runs: pages are prerendered without a query, so it may not match this one.
    if (location.search !== '') root.dataset.query = location.search;
    // Applies the layout of a signed-in user's pages, with space for the media bar (app/layout/DeskFrame.tsx).
    if (/(?:^|; )portal-bar=1/.test(document.cookie)) root.dataset.desk = '';
    const scheme = /(?:^|; )portal-scheme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
    if (scheme !== undefined) {
      root.dataset.scheme = scheme;
      for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
        meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
      }
    }
  } catch {
    // Continues without cookies: reading them throws in a sandboxed iframe.
  }
}
