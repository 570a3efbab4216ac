import { config } from '@/shared/config';
import { Page } from '@/shared/ui/page';
import { cards } from '../config/cards';
import { HomeCard } from './HomeCard';
import css from './HomePage.module.css';

export function HomePage() {
  return (
    <Page
      title="General Information"
      eyebrow={config.association.name}
      lead="For newspapers, stations and internet outlets that cover our schools: who is listed, how to get in, what to sign, and what to put on the air."
    >
      <ul className={css.grid}>
        {cards.map((card) => (
          <li key={card.id} className={css.cell}>
            <HomeCard card={card} />
          </li>
        ))}
      </ul>
    </Page>
  );
}
