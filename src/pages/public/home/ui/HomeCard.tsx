import { Link } from 'react-router-dom';
import { ExternalLink } from '@/shared/ui/external-link';
import { Icon } from '@/shared/ui/icon';
import type { Card, CardLink } from '../config/cards';
import css from './HomeCard.module.css';

const kinds: Record<CardLink['kind'], string> = {
  internal: 'In this portal',
  external: 'Association’s site',
  pdf: 'PDF document',
};

function Target({ link }: { link: CardLink }) {
  if (link.kind === 'internal') {
    return (
      <Link to={link.to}>
        {link.label} <Icon name="arrow" />
      </Link>
    );
  }
  return (
    <ExternalLink href={link.href} {...(link.kind === 'pdf' ? { kind: 'PDF' } : {})}>
      {link.label}
    </ExternalLink>
  );
}

export function HomeCard({ card: { kicker, title, description, links } }: { card: Card }) {
  return (
    // The only link of a card takes the whole of it as its target.
    <article className={css.card} data-whole={links.length === 1}>
      <p className={css.kicker}>
        <span>{kicker}</span>
        <span className={css.kind}>{kinds[links[0].kind]}</span>
      </p>
      <h2 className={css.title}>{title}</h2>
      <p className={css.description}>{description}</p>
      <ul className={css.links}>
        {links.map((link) => (
          <li key={link.label}>
            <Target link={link} />
          </li>
        ))}
      </ul>
    </article>
  );
}
