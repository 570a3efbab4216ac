// Verifies GEN-22: what a cache delivers at once is drawn before its scripts run.
const mockStart = jest.fn();
jest.mock('@/app/main', () => {
  mockStart();
  return {};
});

let drawFrame: () => void;

async function openDocument({ isPainted = false, isHidden = false }): Promise<void> {
  jest.resetModules();
  mockStart.mockClear();
  performance.getEntriesByName = () => (isPainted ? [{} as PerformanceEntry] : []);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => {
    drawFrame = () => {
      draw(0);
    };
    return 0;
  });
  await import('@/app/entry');
  await new Promise((resolve) => setTimeout(resolve));
}

test('a document that was never drawn is drawn first', async () => {
  await openDocument({});
  expect(mockStart).not.toHaveBeenCalled();
  drawFrame();
  expect(mockStart).not.toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(mockStart).toHaveBeenCalledTimes(1);
});

test.each([
  ['has been drawn', { isPainted: true }],
  ['nobody sees', { isHidden: true }],
])('a document that %s starts at once', async (_case, circumstances) => {
  await openDocument(circumstances);
  expect(mockStart).toHaveBeenCalledTimes(1);
});

test('removes a script that failed, so that it is requested again', async () => {
  await openDocument({});
  const script = document.head.appendChild(document.createElement('script'));
  script.dispatchEvent(new Event('error'));
  expect(script).not.toBeInTheDocument();
});
