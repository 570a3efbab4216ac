import { config } from '@/shared/config/config';
import { escapeHtml } from '../html/text';
import { renderPage } from '../html/renderPage';
import { documentTitle } from './describe';

export function htmlDocument(segments: readonly string[]): string {
  const { title, sections } = documentTitle(segments);
  const strong = `<strong>${escapeHtml(title)}</strong>`;
  const sentence = segments.includes('video')
    ? `The video sample ${strong} plays at this address.`
    : `The ${escapeHtml(config.association.name)} publishes ${strong} at this address.`;
  const main = `${sections.length === 0 ? '' : `<p>${sections.map(escapeHtml).join(' › ')}</p>`}
<p>${sentence}</p>
<p>This is a placeholder page of the stand-in server. A deployed portal links to the association’s own site.</p>`;
  return renderPage({ title, main, site: config.association.name });
}
