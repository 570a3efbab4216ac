import { textOf, type School } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import { addressLines, type AddressParts } from '@/shared/ui/addressLines';
import type { ShownFact } from '@/shared/ui/ReportLink';

export const physicalAddress = (school: School): AddressParts => ({
  street: school.PhysicalAddress,
  city: school.PhysicalCity,
  state: school.PhysicalState,
  zip: school.PhysicalZip,
});

export const mailingAddress = (school: School): AddressParts => ({
  street: school.MailingAdress,
  city: school.MailingCity,
  state: school.MailingState,
  zip: school.MailingZip,
});

/** What the contact page shows. */
export const schoolFacts = (school: School): ShownFact[] => [
  ['Phone', formatPhone(school.SchoolPhone)],
  ['Fax', formatPhone(school.SchoolFax)],
  ['Email', textOf(school.Email)],
  ['Website', textOf(school.WebSite)],
  ['X (Twitter)', textOf(school.TwitterUserName)],
  ['Physical address', addressLines(physicalAddress(school)).join(', ')],
  ['Mailing address', addressLines(mailingAddress(school)).join(', ')],
  ['Principal', textOf(school.PrincipalName)],
  ['Athletic Director', textOf(school.ADName)],
  ['AD Email', textOf(school.ADEmail)],
  ['AD Fax', formatPhone(school.ADFax)],
  ['Class', textOf(school.Class)],
  ['League', textOf(school.LeagueName) || textOf(school.League)],
  ['USD', textOf(school.USD)],
];
