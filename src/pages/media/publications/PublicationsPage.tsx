import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Page } from '@/shared/ui/Page';
import { publicationGroups } from './publications';
import css from './PublicationsPage.module.css';

export function PublicationsPage() {
  return (
    <Page
      title="Publications"
      eyebrow="Association documents"
      lead="Journals, manuals, minutes, and reference works of the association. Each opens in a new tab."
    >
      <div className="halves">
        {publicationGroups.map(({ id, heading, intro, publications }) => (
          <section key={id} aria-labelledby={id} className="card">
            <h2 id={id}>{heading}</h2>
            <p className="quiet">{intro}</p>
            <ul className={`plain-list lines ${css.list}`}>
              {publications.map(({ title, noun, kind, url }) => (
                <li key={url}>
                  <ExternalLink href={url} kind={kind}>
                    <span>{title}</span>
                    {noun === undefined ? null : <span className="visually-hidden">{` ${noun}`}</span>}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
