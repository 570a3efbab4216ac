/** A mouse or a trackpad, until the test is over: the parts that antd draws better are upgraded. */
export function atDesk(): void {
  const { matchMedia } = window;
  beforeEach(() => {
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query === '(pointer: fine)' });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}
