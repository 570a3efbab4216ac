import { config } from '@/shared/config/config';
import { escapeHtml } from '../html/text';
import { renderPage } from '../html/renderPage';
import { documentTitle, purposeOf } from './describe';

export function htmlDocument(segments: readonly string[]): string {
  const { title, sections } = documentTitle(segments);
  const trail = sections.length === 0 ? '' : `<p>${sections.map(escapeHtml).join(' › ')}</p>\n`;
  return page(
    title,
    `${trail}<p>The ${escapeHtml(config.association.name)} publishes <strong>${escapeHtml(title)}</strong> at this address.</p>
<p>${escapeHtml(purposeOf(segments))}</p>
${note}`,
  );
}

export function videoDocument(segments: readonly string[]): string {
  const { title } = documentTitle(segments);
  return page(
    title,
    `<p>The video sample <strong>${escapeHtml(title)}</strong> plays at this address.</p>
<p>${escapeHtml(purposeOf(segments))}</p>
${note}`,
  );
}

const note =
  '<p>This is a placeholder page of the stand-in server. A deployed portal links to the association’s own site.</p>';

const page = (title: string, main: string): string => renderPage({ title, main, site: config.association.name });
