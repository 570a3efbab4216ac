// Verifies LST-18, OPS-9.
import type { Renderer } from '../../build/rendering/openRenderer';
import { createSnapshots, type Read } from '../../mocks/server/createSnapshots';

const LISTING = '/media-listing';

/** A server whose clock and response the test sets, and a renderer whose HTML is just the time and the response. */
function setUp(first: Awaited<ReturnType<Read>>) {
  const world = { ms: Date.parse('2026-11-22T20:05:10Z'), response: first, reads: 0, errors: [] as unknown[] };
  const renderer: Renderer = {
    mediaApiUrl: '/mediareact/api',
    callsFor: (path) => (path === LISTING ? ['org/listing'] : undefined),
    render: (_path, answers, at) => {
      const list = answers['org/listing'];
      const html = `${at.toISOString()} ${String(list)}`;
      return Promise.resolve(Array.isArray(list) && list.length > 0 ? { html, asOf: '' } : undefined);
    },
  };
  const snapshots = createSnapshots({
    renderer,
    read: () => {
      world.reads += 1;
      return Promise.resolve(world.response);
    },
    now: () => new Date(world.ms),
    onError: (error) => world.errors.push(error),
  });
  const html = async (path = LISTING): Promise<string | undefined> => {
    const shown = await snapshots(path);
    return typeof shown === 'object' ? shown.html.toString() : shown;
  };
  return { world, snapshots, html };
}

const listed = (...names: string[]) => ({ data: names });

describe('documents with data', () => {
  it('contain the listing with its time', async () => {
    const { html } = setUp(listed('Courier'));
    expect(await html()).toBe('2026-11-22T20:05:00.000Z Courier');
  });

  it('follow a change within ten seconds', async () => {
    const { world, html } = setUp(listed('Courier'));
    await html();
    world.response = listed('Gazette');
    world.ms += 9_999;
    expect(await html()).toContain('Courier');
    world.ms += 1;
    expect(await html()).toContain('Gazette');
    expect(world.reads).toBe(2);
  });

  it('are renewed after a clock that was ahead is set back', async () => {
    const { world, html } = setUp(listed('Courier'));
    world.ms += 3_600_000;
    await html();
    world.response = listed('Gazette');
    world.ms -= 3_600_000;
    expect(await html()).toContain('Gazette');
  });

  it('are read once for concurrent requests', async () => {
    const { world, html } = setUp(listed('Courier'));
    expect(new Set(await Promise.all([html(), html(), html()])).size).toBe(1);
    expect(world.reads).toBe(1);
  });

  it('keep their ETag while nothing changes within the minute', async () => {
    const { world, snapshots } = setUp(listed('Courier'));
    const before = await snapshots(LISTING);
    world.ms += 20_000;
    expect(await snapshots(LISTING)).toBe(before);
    world.ms += 60_000;
    const after = await snapshots(LISTING);
    expect(after).toEqual({ html: expect.any(Buffer) as Buffer, tag: expect.any(String) as string });
    expect(after).not.toMatchObject({ tag: (before as { tag: string }).tag });
  });

  it.each<[string, Awaited<ReturnType<Read>>]>([
    ['fails', 'failed'],
    ['is empty', { data: [] }],
    ['is no list', { data: 'maintenance' }],
  ])('stay as they were, with their age, when the response %s', async (_what, response) => {
    const { world, html } = setUp(listed('Courier'));
    const before = await html();
    world.response = response;
    world.ms += 3_600_000;
    expect(await html()).toBe(before);
  });

  it('disappear with their subject, and a later failure does not bring them back', async () => {
    const { world, html } = setUp(listed('Courier'));
    await html();
    world.response = 'gone';
    world.ms += 10_000;
    expect(await html()).toBe('gone');
    world.response = 'failed';
    world.ms += 10_000;
    expect(await html()).toBe('gone');
    world.response = listed('Courier');
    world.ms += 10_000;
    expect(await html()).toContain('Courier');
  });

  it('exist only after a response, and only for these pages', async () => {
    const { html } = setUp('failed');
    expect(await html()).toBeUndefined();
    expect(await html('/psa')).toBeUndefined();
  });
});
