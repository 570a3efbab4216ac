import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';
import { ExternalLink, LinkMark } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import { Page } from '@/shared/ui/Page';
import { groups, type Card, type CardLink } from './cards';
import css from './HomeCard.module.css';
import pageCss from './HomePage.module.css';

function TitleLink({ card: { title, needsLogin }, link }: { card: Card; link: CardLink }) {
  const isMediaUser = useSelector(selectIsMediaUser);
  if (link.kind === 'internal') {
    // Leads visitors to the login, which then opens the page: the page itself would refuse them first (HOM-3).
    const isLoginFirst = needsLogin === true && !isMediaUser;
    return (
      <Link className="whole-link" to={isLoginFirst ? paths.loginFor(link.to) : link.to}>
        {title}
      </Link>
    );
  }
  return (
    <a className="whole-link" href={link.href} target="_blank" rel="noopener noreferrer">
      <span>{title}</span>
      <span className="visually-hidden">
        {link.kind === 'pdf' ? ' (PDF, opens in a new tab)' : ' (opens in a new tab)'}
      </span>
    </a>
  );
}

/** A card with one link is clickable as a whole; one with several lists them. */
function HomeCard({ card }: { card: Card }) {
  const titleId = useId();
  const [link, ...others] = card.links;
  const whole = others.length === 0;
  return (
    <article aria-labelledby={titleId} className={css.card} data-whole={whole} data-main={card.isMain}>
      <h3 id={titleId} className={css.title}>
        {whole ? <TitleLink card={card} link={link} /> : card.title}
      </h3>
      <p className={css.description}>
        <span>{card.description}</span>
        {card.needsLogin ? <span className={css.login}> Log in with your media account first.</span> : null}
      </p>
      <div className={css.foot}>
        {whole ? (
          // Hidden from screen readers, because the title is the link.
          <p className={css.call} aria-hidden="true">
            <span>{`${link.label} `}</span>
            {link.kind === 'internal' ? (
              <Icon name="arrow" />
            ) : (
              <LinkMark kind={link.kind === 'pdf' ? 'PDF' : undefined} />
            )}
          </p>
        ) : (
          <ul className={css.links}>
            {card.links.map((one) => (
              <li key={one.label}>
                {one.kind === 'internal' ? (
                  <Link to={one.to}>{one.label}</Link>
                ) : (
                  <ExternalLink href={one.href}>{one.label}</ExternalLink>
                )}
              </li>
            ))}
          </ul>
        )}
        {link.kind === 'external' ? <p className="hint">Association’s site</p> : null}
      </div>
    </article>
  );
}

export function HomePage() {
  return (
    <Page
      title="General Information"
      eyebrow={config.association.name}
      lead="Who covers our schools, how to cover them, and what to read at the game."
    >
      <div className={pageCss.groups}>
        {groups.map(({ id, heading, purpose, cards }) => (
          <section key={id} aria-labelledby={id} className={pageCss.group} data-group={id}>
            <div>
              <h2 id={id}>{heading}</h2>
              <p className="quiet">{purpose}</p>
            </div>
            <ul className={pageCss.cards}>
              {cards.map((card) => (
                <li key={card.id} className="card flush">
                  <HomeCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Page>
  );
}
