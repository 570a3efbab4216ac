import type { Database } from '../../mocks';
import * as schema from '../../mocks/db/schema';
import { seedDatabase } from '../../mocks/seed';
import { insertRows } from '../../mocks/seed/insertRows';

const full = {
  id: 9001,
  identifier: '80001',
  usd: '901',
  schoolName: 'Zenith High School',
  class: '5A',
  league: '99901',
  physicalAddress: '100 Prairie Street',
  physicalCity: 'Zenith',
  physicalState: 'KS',
  physicalZip: '67601',
  mailingAddress: 'PO Box 12',
  mailingCity: 'Zenith',
  mailingState: 'KS',
  mailingZip: '676011234',
  schoolPhone: '7855550101',
  schoolFax: '7855550102',
  webSite: 'https://zenith.example',
  twitterUserName: '@ZenithStars',
  adName: 'Ada Koch Jr.',
  adEmail: 'ad@zenith.example',
  adFax: '7855550103',
  principalName: 'Ana Ruiz',
  email: 'office@zenith.example',
};

const nothing = Object.fromEntries(Object.keys(full).map((key) => [key, null]));
const bare = { ...full, ...nothing };

/** The seed plus a town with a complete school, an empty one, and a junior high. */
export async function seedWithDirectory(db: Database): Promise<void> {
  await seedDatabase(db);
  await insertRows(db, schema.districts, [
    {
      usd: '901',
      superintendent: 'Dora Gale',
      mailingPrimaryAddress: '1 District Way',
      mailingCity: 'Zenith',
      mailingZip: '676019999',
      districtPhone: '7855550111',
      email: 'super@usd901.example',
    },
  ]);
  await insertRows(db, schema.leagues, [
    {
      identifier: '99901',
      level: 'Senior',
      name: 'Zenith Valley',
      leagueName: 'Zenith Valley League',
      presidentName: 'Paul President',
      commishName: 'Carla Commissioner',
      primaryAddress: '5 League Road',
      city: 'Zenith',
      code: 'KS',
      zipCode: '676010005',
      businessPhone: '7855550105',
      email: 'league@zenith.example',
    },
  ]);
  await insertRows(db, schema.schools, [
    full,
    { ...bare, id: 9002, identifier: '80002', schoolName: 'Zenith Academy', class: '1A', physicalCity: 'Zenith' },
    {
      ...bare,
      id: 9003,
      identifier: '80003',
      usd: '901',
      schoolName: 'Zenith Junior High School',
      physicalCity: 'North Zenith',
      webSite: 'javascript:alert(1)',
      email: 'junior@zenith.example',
    },
  ]);
  await insertRows(db, schema.mascots, [{ schoolId: 9001, imageLocation: '/association/mascots/stars.svg' }]);
  await insertRows(db, schema.schoolAdmins, [
    { schoolId: 9001, position: 'Principal', firstName: 'Ana', lastName: 'Ruiz' },
    { schoolId: 9001, position: '', firstName: null, lastName: 'Lee' },
  ]);
  await insertRows(db, schema.coaches, [
    { schoolId: 9001, actDescription: 'Football', firstName: 'Fred', lastName: 'Field', email: 'fred@zenith.example' },
    {
      schoolId: 9001,
      actDescription: 'Girls Golf',
      firstName: 'Fred',
      lastName: 'Field',
      email: 'Fred@zenith.example',
    },
    { schoolId: 9001, actDescription: 'Music', firstName: 'Mia', lastName: 'Moll', email: 'mia@zenith.example' },
    { schoolId: 9001, actDescription: 'Piano', firstName: null, lastName: null, email: null },
  ]);
}
