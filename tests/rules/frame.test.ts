// Verifies LST-18.
import { fc } from '../support/generated';
import { fillFrame, renderedAt } from '../../build/rendering/frame';
import { readPolicySettings } from '../../build/security/policySettings';

const frame =
  '<html><head><!--policy--><!--title--><script>run()</script></head><body><div id="root"><!--app--></div></body></html>';
const settings = readPolicySettings({ CAPTCHA: 'standin' });
const content = { markup: '<title>Listing</title><p>25 rows</p>', prerendered: '/media-listing' };

const dataOf = (html: string): string =>
  /<script type="application\/json" id="document-data">([^]*?)<\/script>/.exec(html)?.[1] ?? '';

const hashesOf = (html: string): string[] => html.match(/'sha256-[^']+'/g) ?? [];

describe('a document with data', () => {
  it('has the title in its head, the markup in its root, and the data after it', () => {
    const html = fillFrame(frame, { ...content, data: { at: '2026-11-22T20:05:00.000Z' } }, settings);
    expect(html).toContain('<title>Listing</title><script>run()</script>');
    expect(html).toContain('<div id="root" data-prerendered="/media-listing"><p>25 rows</p></div><script type=');
    expect(renderedAt(html)?.toISOString()).toBe('2026-11-22T20:05:00.000Z');
  });

  it('allows no additional script', () => {
    const without = fillFrame(frame, content, settings);
    expect(hashesOf(without)).toHaveLength(1);
    expect(hashesOf(fillFrame(frame, { ...content, data: { name: 'Courier' } }, settings))).toEqual(hashesOf(without));
    expect(renderedAt(without)).toBeUndefined();
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', ']]>', '$& $1 $`', "&quot;'"])(
    'keeps %s as data',
    (name) => {
      const html = fillFrame(frame, { ...content, data: { name } }, settings);
      expect(JSON.parse(dataOf(html))).toEqual({ name });
      expect(dataOf(html)).not.toMatch(/[<>&]/);
      expect(html.match(/<script/g)).toHaveLength(2);
    },
  );

  it('round-trips any data', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const html = fillFrame(frame, { ...content, data }, settings);
        expect(JSON.parse(dataOf(html))).toEqual(JSON.parse(JSON.stringify(data)));
      }),
    );
  });

  it('keeps any address inside its attribute', () => {
    const html = fillFrame(frame, { ...content, prerendered: '/a"><b>&' }, settings);
    expect(html).toContain('data-prerendered="/a&quot;&gt;&lt;b&gt;&amp;"');
  });
});
