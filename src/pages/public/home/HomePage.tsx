import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { config } from '@/shared/config/config';
import { paths } from '@/shared/routes/paths';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import { Page } from '@/shared/ui/Page';
import { groups, type Card, type CardLink } from './cards';
import css from './HomeCard.module.css';
import pageCss from './HomePage.module.css';

/** Labels that say where a link out of the portal leads. */
const kinds = { external: 'Association’s site', pdf: 'PDF document' };

function TitleLink({ card: { title, needsLogin }, link }: { card: Card; link: CardLink }) {
  const isMediaUser = useSelector(selectIsMediaUser);
  if (link.kind === 'internal') {
    // Leads visitors to the login, which then opens the page: the page itself would refuse them first (HOM-3).
    const isLoginFirst = needsLogin === true && !isMediaUser;
    return <Link to={isLoginFirst ? paths.loginFor(link.to) : link.to}>{title}</Link>;
  }
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      <span>{title}</span>
      <span className="visually-hidden">
        {link.kind === 'pdf' ? ' (PDF, opens in a new tab)' : ' (opens in a new tab)'}
      </span>
    </a>
  );
}

/** A card with one link: the whole card is clickable. */
function SingleCard({ card, link, titleId }: { card: Card; link: CardLink; titleId: string }) {
  return (
    <>
      <h3 id={titleId} className={css.title}>
        <TitleLink card={card} link={link} />
      </h3>
      <p className={css.description}>
        <span>{card.description}</span>
        {card.needsLogin ? <span className={css.login}> Log in with your media account first.</span> : null}
      </p>
      {/* The call to action is hidden from screen readers because the title is the link. */}
      <div className={css.foot}>
        <p className={css.call} aria-hidden="true">
          <span>{`${link.label} `}</span>
          <Icon name={link.kind === 'internal' ? 'arrow' : 'external'} />
        </p>
        {link.kind === 'internal' ? null : <p className="hint">{kinds[link.kind]}</p>}
      </div>
    </>
  );
}

function ManyCard({ card, link: first, titleId }: { card: Card; link: CardLink; titleId: string }) {
  return (
    <>
      <h3 id={titleId} className={css.title}>
        {card.title}
      </h3>
      <p className={css.description}>{card.description}</p>
      <div className={css.foot}>
        <ul className={css.links}>
          {card.links.map((link) => (
            <li key={link.label}>
              {link.kind === 'internal' ? (
                <Link to={link.to}>{link.label}</Link>
              ) : (
                <ExternalLink href={link.href}>{link.label}</ExternalLink>
              )}
            </li>
          ))}
        </ul>
        {first.kind === 'internal' ? null : <p className="hint">{kinds[first.kind]}</p>}
      </div>
    </>
  );
}

function HomeCard({ card }: { card: Card }) {
  const titleId = useId();
  const [link, ...others] = card.links;
  const whole = others.length === 0;
  return (
    <article aria-labelledby={titleId} className={css.card} data-whole={whole} data-main={card.isMain}>
      {whole ? (
        <SingleCard card={card} link={link} titleId={titleId} />
      ) : (
        <ManyCard card={card} link={link} titleId={titleId} />
      )}
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
