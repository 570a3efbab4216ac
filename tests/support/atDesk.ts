/** A mouse or a trackpad, until the test is over: the parts that antd draws better are upgraded. */
export function atDesk(): void {
  const matchMedia = window.matchMedia.bind(window);
  // Reading all of antd takes a busy machine longer than a test waits for a part.
  beforeAll(() => import('antd'));
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}
