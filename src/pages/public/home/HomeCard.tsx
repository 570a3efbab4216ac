import { useId } from 'react';
import { useSelector } from 'react-redux';
import { Link } from 'react-router-dom';
import { selectIsMediaUser } from '@/features/session';
import { paths } from '@/shared/routes/paths';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Icon } from '@/shared/ui/Icon';
import type { Card, CardLink } from './cards';
import css from './HomeCard.module.css';

/** Labels that say where a link out of the portal leads. */
const kinds = { external: 'Association’s site', pdf: 'PDF document' };

function Kind({ link: { kind } }: { link: CardLink }) {
  return kind === 'internal' ? null : <p className={css.kind}>{kinds[kind]}</p>;
}

/** Links visitors to the login, which then opens the page: the page itself would refuse them first (HOM-3). */
function PageLink({ to, title, needsLogin }: { to: string; title: string; needsLogin: boolean }) {
  const isMediaUser = useSelector(selectIsMediaUser);
  return <Link to={needsLogin && !isMediaUser ? paths.loginFor(to) : to}>{title}</Link>;
}

function TitleLink({ card: { title, needsLogin }, link }: { card: Card; link: CardLink }) {
  if (link.kind === 'internal') return <PageLink to={link.to} title={title} needsLogin={needsLogin === true} />;
  return (
    <a href={link.href} target="_blank" rel="noopener noreferrer">
      <span>{title}</span>
      <span className="visually-hidden">
        {link.kind === 'pdf' ? ' (PDF, opens in a new tab)' : ' (opens in a new tab)'}
      </span>
    </a>
  );
}

/** The whole card is the target of its only link. */
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
        <Kind link={link} />
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
        <Kind link={first} />
      </div>
    </>
  );
}

export function HomeCard({ card }: { card: Card }) {
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
