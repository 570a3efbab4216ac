import type { Contact, School } from '@/features/schools';
import { textOf } from '@/features/schools';
import { formatPhone } from '@/shared/lib/phone';
import type { AddressParts } from '@/shared/ui/postal-address';
import { formatZip } from '@/shared/lib/zip';
import { safeHref } from '@/shared/lib/safe-links';

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

export const schoolContact = (school: School): Contact => ({
  name: textOf(school.SchoolName),
  ...physicalAddress(school),
  zip: formatZip(school.PhysicalZip),
  phone: formatPhone(school.SchoolPhone),
  fax: formatPhone(school.SchoolFax),
  email: school.Email,
  web: safeHref(school.WebSite),
});

export const directorContact = (school: School): Contact => ({
  name: textOf(school.ADName),
  organization: textOf(school.SchoolName),
  position: 'Athletic Director',
  phone: formatPhone(school.SchoolPhone),
  fax: formatPhone(school.ADFax),
  email: school.ADEmail,
});
