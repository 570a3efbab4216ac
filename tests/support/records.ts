import type { MediaOrganization } from '@/features/listing';
import type { Organization } from '@/features/organization';
import type { Coach, League, School } from '@/features/schools';
import type { Activity, TournamentSite } from '@/features/sites';
import type { Person } from '@/features/staff';

// Minimal normalized records.

const place = {
  PrimaryAddress: '',
  City: '',
  State: '',
  ZipCode: '',
  BusinessPhone: '',
  Fax: '',
  Email: '',
  WebSite: '',
};

export const listed = (more: Partial<MediaOrganization> = {}): MediaOrganization => ({
  Identifier: '20417',
  OrganizationName: '',
  TypeID: null,
  ...place,
  ...more,
});

export const organizationRecord = (more: Partial<Organization> = {}): Organization => ({
  Identifier: '20417',
  id: 1,
  OrganizationName: '',
  StateID: null,
  MediaType: '',
  TypeID: null,
  Logo: '',
  AddressID: null,
  unreadableFields: [],
  ContactID: null,
  ...place,
  ...more,
});

export const personRecord = (more: Partial<Person> = {}): Person => ({
  PersonID: 1,
  FirstName: '',
  LastName: '',
  Email: '',
  Picture: '',
  ContactID: null,
  RecordID: 1,
  Identifier: '20417',
  NeedCredential: 0,
  ...more,
});

export const siteRecord = (ID: number, more: Partial<TournamentSite> = {}): TournamentSite => ({
  ID,
  Site: '',
  Class: '6A',
  GameDate: '',
  EndDate: '',
  ...more,
});

export const activityRecord = (ActivityID: number, Name: string, more: Partial<Activity> = {}): Activity => ({
  ActivityID,
  Name,
  Season: 'Fall',
  Active: 1,
  ShowIcon: 1,
  Type: 'Athletic',
  Gender: 0,
  ...more,
});

export const schoolRecord = (more: Partial<School> = {}): School => ({
  Id: 1,
  Identifier: '',
  USD: '',
  SchoolName: '',
  Class: '',
  League: '',
  LeagueName: '',
  PhysicalAddress: '',
  PhysicalCity: '',
  PhysicalState: '',
  PhysicalZip: '',
  MailingAdress: '',
  MailingCity: '',
  MailingState: '',
  MailingZip: '',
  SchoolPhone: '',
  SchoolFax: '',
  WebSite: '',
  TwitterUserName: '',
  ADName: '',
  ADEmail: '',
  ADFax: '',
  PrincipalName: '',
  Email: '',
  ...more,
});

export const coachRecord = (more: Partial<Coach> = {}): Coach => ({
  ActDescription: '',
  FirstName: '',
  LastName: '',
  Email: '',
  ...more,
});

export const leagueRecord = (more: Partial<League> = {}): League => ({
  Identifier: '1',
  Name: '',
  LeagueName: '',
  PresidentName: '',
  CommishName: '',
  PrimaryAddress: '',
  City: '',
  Code: '',
  ZipCode: '',
  BusinessPhone: '',
  Email: '',
  ...more,
});

/** What the form of an organization submits. */
export const organizationValues = {
  Organization: 'Gazette',
  Type: 2,
  Address: '',
  City: 'Olpe',
  State: 17,
  Zip: '66865',
  Phone: '',
  Fax: '',
  Email: 'news@gazette.example',
  Website: '',
};

/** An organization that lacks nothing. */
export const gazetteRecord = organizationRecord({
  OrganizationName: 'Emporia Gazette',
  PrimaryAddress: '517 Merchant Street',
  City: 'Emporia',
  StateID: 17,
  ZipCode: '668014417',
  TypeID: 2,
  BusinessPhone: '6205550142',
  Email: 'news@gazette.example',
  AddressID: 5001,
  ContactID: 7001,
});
