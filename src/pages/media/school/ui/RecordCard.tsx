import { Link } from 'react-router-dom';
import { textOf, useWayBack, type School } from '@/features/schools';
import { paths } from '@/shared/routes';
import { Fact, FactCard } from '@/shared/ui/fact-card';
import { messages } from '../config/messages';

/** How the association keeps the school: class, league, district and numbers. */
export function RecordCard({ school }: { school: School }) {
  const { linkState } = useWayBack();
  const league = textOf(school.League);
  const leagueName = textOf(school.LeagueName) || league;
  const usd = textOf(school.USD);
  return (
    <FactCard heading="School">
      <Fact label="Class" value={textOf(school.Class)} />
      <Fact label="League" value={leagueName}>
        {league === '' ? (
          leagueName
        ) : (
          <Link to={paths.league(league)} state={linkState}>
            {leagueName}
          </Link>
        )}
      </Fact>
      <Fact label="District" value={usd === '' ? messages.noDistrictFact : `USD ${usd}`} />
    </FactCard>
  );
}
