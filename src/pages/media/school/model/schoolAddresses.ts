import type { School } from '@/features/schools';
import type { AddressParts } from '@/shared/ui/postal-address';

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
