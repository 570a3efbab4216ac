import { Link } from 'react-router-dom';
import { textOf, useSearchOrigin, type School } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { paths } from '@/shared/routes/paths';
import { DataLink } from '@/shared/ui/DataLink';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { Fact } from '@/shared/ui/Fact';
import { FactCard } from '@/shared/ui/FactCard';
import { LinkFact } from '@/shared/ui/LinkFact';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { ReportLink } from '@/shared/ui/ReportLink';
import { messages } from './messages';
import { mailingAddress, physicalAddress, schoolFacts } from './schoolFacts';
import { SchoolFrame } from './SchoolFrame';
import css from './SchoolFrame.module.css';

function RecordCard({ school }: { school: School }) {
  const { linkState } = useSearchOrigin();
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

/** Shows anything that is not a user name as plain text. */
function TwitterLink({ userName }: { userName: string }) {
  const handle = /^@?(\w{1,15})$/.exec(userName)?.[1];
  if (handle === undefined) return <DataLink value={userName} />;
  return <ExternalLink href={`https://x.com/${handle}`}>{`@${handle}`}</ExternalLink>;
}

function ContactInformation({ school }: { school: School }) {
  const twitter = textOf(school.TwitterUserName);
  const physical = physicalAddress(school);
  const mailing = mailingAddress(school);
  return (
    <div className={css.cards}>
      <FactCard heading="Contact Information">
        <Fact label="Phone" value={textOf(school.SchoolPhone)}>
          <PhoneLink phone={school.SchoolPhone} />
        </Fact>
        <Fact label="Fax" value={formatPhone(school.SchoolFax)} />
        <LinkFact label="Email" value={textOf(school.Email)} />
        <LinkFact label="Website" value={textOf(school.WebSite)} />
        <Fact label="X (Twitter)" value={twitter}>
          <TwitterLink userName={twitter} />
        </Fact>
      </FactCard>
      <FactCard heading="Addresses">
        <Fact label="Physical" value={addressLines(physical).join(' ')}>
          <PostalAddress address={physical} map />
        </Fact>
        <Fact label="Mailing" value={addressLines(mailing).join(' ')}>
          <PostalAddress address={mailing} />
        </Fact>
      </FactCard>
      <FactCard heading="People">
        <Fact label="Principal" value={textOf(school.PrincipalName)} />
        <Fact label="Athletic Director" value={textOf(school.ADName)} />
        <LinkFact label="AD Email" value={textOf(school.ADEmail)} />
        <Fact label="AD Fax" value={formatPhone(school.ADFax)} />
      </FactCard>
      <RecordCard school={school} />
    </div>
  );
}

export function SchoolPage() {
  return (
    <SchoolFrame>
      {(school) => (
        <>
          <ContactInformation school={school} />
          <ReportLink name={textOf(school.SchoolName)} facts={schoolFacts(school)} />
        </>
      )}
    </SchoolFrame>
  );
}
