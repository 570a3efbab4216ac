import { documentPolicy } from '../security/contentPolicy';
import type { PolicySettings } from '../security/policySettings';

/** What is drawn into a document's frame. */
export interface Content {
  /** As React has drawn it. */
  markup: string;
  /** The path below the base that the markup is of; '' where the browser draws the page anew. */
  prerendered: string;
  /** What the markup was drawn from, to be hydrated with. */
  data?: unknown;
}

/** Places of a frame (the build makes them of public/index.html). */
const TITLE = '<!--title-->';
const POLICY = '<!--policy-->';
const APP = '<div id="root"><!--app--></div>';
/** Where the requests stand that a document makes by itself, in frames whose calls depend on the address. */
export const PREFETCH = '<!--prefetch-->';
const DATA_ID = 'document-data';

/** React writes the document's title at the head of the markup; it belongs into the document's head. */
function takeTitle(markup: string): { title: string; body: string } {
  const match = /<title>[^<]*<\/title>/.exec(markup);
  if (match === null) return { title: '<title>Media Portal</title>', body: markup };
  return { title: match[0], body: markup.replace(match[0], '') };
}

/** JSON that can neither end the element that it stands in nor begin a comment there. */
const inScript = (data: unknown): string => JSON.stringify(data).replace(/[<>&]/g, escapeCharacter);

const escapeCharacter = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const attribute = (text: string): string => text.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`);

/** A whole document: the content in its frame, and at the head's beginning the policy, which governs what comes after it. */
export function fillFrame(frame: string, { markup, prerendered, data }: Content, settings: PolicySettings): string {
  const { title, body } = takeTitle(markup);
  const kept = data === undefined ? '' : `<script type="application/json" id="${DATA_ID}">${inScript(data)}</script>`;
  const html = frame
    .replace(TITLE, () => title)
    .replace(APP, () => `<div id="root" data-prerendered="${attribute(prerendered)}">${body}</div>${kept}`);
  const policy = documentPolicy(settings, html);
  return html.replace(POLICY, () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`);
}

/** When the data of a document were asked for; undefined where it holds none. */
export function madeAt(html: string): Date | undefined {
  const text = new RegExp(`id="${DATA_ID}">([^<]*)</script>`).exec(html)?.[1];
  if (text === undefined) return undefined;
  const { at } = JSON.parse(text) as { at: string };
  return new Date(at);
}
