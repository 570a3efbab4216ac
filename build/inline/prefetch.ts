// Sends the API calls listed in this script element's data-prefetch while the portal's scripts load (docs/decisions/002).
{
  const addresses = document.currentScript?.dataset.prefetch?.split(' ') ?? [];

  const hasToken = (): boolean => {
    try {
      return (localStorage.getItem('media_id_token') ?? '') !== '';
    } catch {
      return false;
    }
  };

  const prefetch = (): void => {
    // Does nothing once the portal runs, or for a signed-in user, because the portal then sends the calls itself.
    if (window.__prefetched !== undefined || hasToken()) return;
    const prefetched: NonNullable<Window['__prefetched']> = {};
    window.__prefetched = prefetched;
    for (const address of addresses) {
      const url = new URL(address, location.origin).href;
      const answer = fetch(url, { headers: { Accept: 'application/json, text/plain, */*' } }).then((response) => {
        const body = response.text();
        body.catch(() => undefined);
        return { status: response.status, text: () => body };
      });
      answer.catch(() => undefined);
      prefetched[url] = answer;
    }
  };

  // Waits for the first paint, which the first read of local storage would delay.
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) prefetch();
  }).observe({ type: 'paint', buffered: true });
}
