import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { useSearchOrigin, type School } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { paths } from '@/shared/routes/paths';
import { DataLink } from '@/shared/ui/DataLink';
import { ExternalLink } from '@/shared/ui/ExternalLink';
import { RecordCard, type RecordedFact } from '@/shared/ui/FactCard';
import { PhoneLink } from '@/shared/ui/PhoneLink';
import { addressLines, type AddressParts } from '@/shared/ui/addressLines';
import { PostalAddress } from '@/shared/ui/PostalAddress';
import { ReportLink } from '@/shared/ui/ReportLink';
import { SchoolFrame } from './SchoolFrame';

/** Links a user name to its X profile. Anything else is plain text, or a link if it is itself a URL or email address. */
function TwitterLink({ userName }: { userName: string }) {
  const handle = /^@?(\w{1,15})$/.exec(userName)?.[1];
  if (handle === undefined) return <DataLink value={userName} />;
  return <ExternalLink href={`https://x.com/${handle}`}>{`@${handle}`}</ExternalLink>;
}

function LeagueLink({ league, children }: { league: string; children: string }) {
  const { linkState } = useSearchOrigin();
  if (league === '') return <span>{children}</span>;
  return (
    <Link to={paths.league(league)} state={linkState}>
      {children}
    </Link>
  );
}

const linkFact = (label: string, value: string): RecordedFact => ({
  label,
  value,
  shown: <DataLink value={value} />,
});

const addressFact = (label: string, address: AddressParts, map: boolean): RecordedFact => ({
  label,
  value: addressLines(address).join(', '),
  shown: <PostalAddress address={address} map={map} />,
});

function cardsOf(school: School): ComponentProps<typeof RecordCard>[] {
  const twitter = school.TwitterUserName;
  const league = school.League;
  const leagueName = school.LeagueName || league;
  const usd = school.USD;
  const { PhysicalAddress, PhysicalCity, PhysicalState, PhysicalZip } = school;
  const physical = { street: PhysicalAddress, city: PhysicalCity, state: PhysicalState, zip: PhysicalZip };
  const { MailingAdress, MailingCity, MailingState, MailingZip } = school;
  const mailing = { street: MailingAdress, city: MailingCity, state: MailingState, zip: MailingZip };
  return [
    {
      heading: 'Contact Information',
      none: 'No phone, email, or website is on record for this school.',
      facts: [
        { label: 'Phone', value: formatPhone(school.SchoolPhone), shown: <PhoneLink phone={school.SchoolPhone} /> },
        { label: 'Fax', value: formatPhone(school.SchoolFax) },
        linkFact('Email', school.Email),
        linkFact('Website', school.WebSite),
        { label: 'X (Twitter)', value: twitter, shown: <TwitterLink userName={twitter} /> },
      ],
    },
    {
      heading: 'Addresses',
      none: 'No address is on record for this school.',
      facts: [addressFact('Physical', physical, true), addressFact('Mailing', mailing, false)],
    },
    {
      heading: 'People',
      none: 'No principal or athletic director is on record for this school.',
      facts: [
        { label: 'Principal', value: school.PrincipalName },
        { label: 'Athletic Director', value: school.ADName },
        linkFact('AD Email', school.ADEmail),
        { label: 'AD Fax', value: formatPhone(school.ADFax) },
      ],
    },
    {
      heading: 'School',
      none: 'No class, league, or district is on record for this school.',
      facts: [
        { label: 'Class', value: school.Class },
        { label: 'League', value: leagueName, shown: <LeagueLink league={league}>{leagueName}</LeagueLink> },
        { label: 'District', value: usd === '' ? '' : `USD ${usd}` },
      ],
    },
  ];
}

export function SchoolPage() {
  return (
    <SchoolFrame shape={4}>
      {(school) => {
        const cards = cardsOf(school);
        return (
          <>
            <div className="halves">
              {cards.map((card) => (
                <RecordCard key={card.heading} {...card} />
              ))}
            </div>
            <ReportLink name={school.SchoolName} facts={cards.flatMap(({ facts }) => facts)} />
          </>
        );
      }}
    </SchoolFrame>
  );
}
