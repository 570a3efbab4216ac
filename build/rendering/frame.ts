import { documentPolicy } from '../security/contentPolicy';
import type { PolicySettings } from '../security/policySettings';

export interface Content {
  markup: string;
  prerendered: string;
  data?: unknown;
}

const TITLE = '<!--title-->';
const POLICY = '<!--policy-->';
const APP = '<div id="root"><!--app--></div>';
export const META = '<!--meta-->';
export const PREFETCH = '<!--prefetch-->';
const DATA_ID = 'document-data';

function takeTitle(markup: string): { title: string; body: string } {
  const match = /<title>[^<]*<\/title>/.exec(markup);
  if (match === null) return { title: '<title>Media Portal</title>', body: markup };
  return { title: match[0], body: markup.replace(match[0], '') };
}

const inScript = (data: unknown): string => JSON.stringify(data).replace(/[<>&]/g, escapeCharacter);

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const attribute = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** Fills the HTML template with a page. The content security policy is at the top: it covers only what follows it. */
export function fillFrame(frame: string, { markup, prerendered, data }: Content, settings: PolicySettings): string {
  const { title, body } = takeTitle(markup);
  const script = data === undefined ? '' : `<script type="application/json" id="${DATA_ID}">${inScript(data)}</script>`;
  const html = frame
    .replace(TITLE, () => title)
    .replace(APP, () => `<div id="root" data-prerendered="${attribute(prerendered)}">${body}</div>${script}`);
  const policy = documentPolicy(settings, html);
  return html.replace(POLICY, () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

export function renderedAt(html: string): Date | undefined {
  const text = new RegExp(`id="${DATA_ID}">([^<]*)</script>`).exec(html)?.[1];
  if (text === undefined) return undefined;
  const { at } = JSON.parse(text) as { at: string };
  return new Date(at);
}
