import { textOf, VCardButton, type School } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { DataLink } from '@/shared/ui/data-link';
import { Fact, FactCard } from '@/shared/ui/fact-card';
import { PhoneLink } from '@/shared/ui/phone-link';
import { PostalAddress, addressLines } from '@/shared/ui/postal-address';
import { directorContact, mailingAddress, physicalAddress, schoolContact } from '../model/schoolContacts';
import { RecordCard } from './RecordCard';
import { SchoolFrame } from './SchoolFrame';
import css from './SchoolFrame.module.css';
import { TwitterLink } from './TwitterLink';

function LinkFact({ label, address }: { label: string; address: string | null | undefined }) {
  const value = textOf(address);
  return (
    <Fact label={label} value={value}>
      <DataLink value={value} />
    </Fact>
  );
}

function ContactInformation({ school }: { school: School }) {
  const twitter = textOf(school.TwitterUserName);
  const physical = physicalAddress(school);
  const mailing = mailingAddress(school);
  return (
    <div className={css.cards}>
      <FactCard heading="Contact Information" actions={<VCardButton contact={schoolContact(school)} />}>
        <Fact label="Phone" value={textOf(school.SchoolPhone)}>
          <PhoneLink phone={school.SchoolPhone} />
        </Fact>
        <Fact label="Fax" value={formatPhone(school.SchoolFax)} />
        <LinkFact label="Email" address={school.Email} />
        <LinkFact label="Website" address={school.WebSite} />
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
      <FactCard
        heading="People"
        actions={textOf(school.ADName) === '' ? null : <VCardButton contact={directorContact(school)} />}
      >
        <Fact label="Principal" value={textOf(school.PrincipalName)} />
        <Fact label="Athletic Director" value={textOf(school.ADName)} />
        <LinkFact label="AD Email" address={school.ADEmail} />
        <Fact label="AD Fax" value={formatPhone(school.ADFax)} />
      </FactCard>
      <RecordCard school={school} />
    </div>
  );
}

/** A school's contact information. */
export function SchoolPage() {
  return <SchoolFrame>{(school) => <ContactInformation school={school} />}</SchoolFrame>;
}
