import type { components } from '../../../src/shared/api/contract.gen.js';

export interface GridSize {
  staff: number;
  sites: number;
}

export const IDENTIFIER = '20000';

export const activity: components['schemas']['Activity'] = {
  ActivityID: 1,
  Name: 'Football',
  Season: 'Fall',
  Active: 1,
  ShowIcon: 1,
  Type: 'Athletic',
  Gender: 1,
};

const firstNames = ['Ana', 'Ben', 'Carla', 'Dana', 'Eli', 'Frances', 'Gus', 'Hannah', 'Ivan', 'Julia'];

export const staffOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    PersonID: index + 1,
    FirstName: firstNames[index % firstNames.length] ?? '',
    LastName: `Whitfield ${String(index + 1)}`,
    Email: `person${String(index + 1)}@example.org`,
    RecordID: index + 1,
    Identifier: IDENTIFIER,
    NeedCredential: 0,
  }));

export const sitesOf = (count: number): components['schemas']['StateTournamentSite'][] =>
  Array.from({ length: count }, (_, index) => ({
    ID: 5000 + index,
    Site: `Stadium ${String(index + 1)}, Salina`,
    Class: `${String((index % 6) + 1)}A`,
    GameDate: `2031-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    EndDate: null,
  }));
