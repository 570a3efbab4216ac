import { config } from '@/shared/config/config';
import { Page } from '@/shared/ui/Page';
import { groups } from './cards';
import { HomeCard } from './HomeCard';
import css from './HomePage.module.css';

export function HomePage() {
  return (
    <Page
      title="General Information"
      eyebrow={config.association.name}
      lead="Who covers our schools, how to cover them, and what to read at the game."
    >
      <div className={css.groups}>
        {groups.map(({ id, heading, purpose, cards }) => (
          <section key={id} aria-labelledby={id} className={css.group} data-group={id}>
            <div className={css.head}>
              <h2 id={id}>{heading}</h2>
              <p className={css.purpose}>{purpose}</p>
            </div>
            <ul className={css.cards}>
              {cards.map((card) => (
                <li key={card.id} className={css.cell}>
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
