/** Simulates a mouse until the test ends, so that antd's parts load. */
export function atDesk(): void {
  const matchMedia = window.matchMedia.bind(window);
  // Importing antd can take longer than a test waits for a part.
  beforeAll(() => import('antd'));
  beforeEach(() => {
    window.matchMedia = (query) => Object.assign(matchMedia(query), { matches: query === '(pointer: fine)' });
  });
  afterEach(() => {
    window.matchMedia = matchMedia;
  });
}
