import type { Complete, components, Reader } from '@/shared/api';

type Schemas = components['schemas'];

export type School = Complete<Schemas['School']>;
export type Mascot = Complete<Schemas['Mascot']>;
export type SchoolAdmin = Omit<Complete<Schemas['SchoolAdmin']>, 'Id'>;
export type Coach = Omit<Complete<Schemas['Coach']>, 'Record'>;
export type Superintendent = Complete<Schemas['Superintendent']>;
export type League = Complete<Schemas['League']>;
export type LeagueLevel = Schemas['LeagueLevel'];

export interface SchoolSearch {
  name: string;
  city: string;
}

export const readSchool: Reader<School> = (row, values) => {
  const Id = values.id(row.Id);
  if (Id === undefined) return undefined;
  return {
    Id,
    Identifier: values.text(row.Identifier),
    USD: values.text(row.USD),
    SchoolName: values.text(row.SchoolName),
    Class: values.text(row.Class),
    League: values.text(row.League),
    LeagueName: values.text(row.LeagueName),
    PhysicalAddress: values.text(row.PhysicalAddress),
    PhysicalCity: values.text(row.PhysicalCity),
    PhysicalState: values.text(row.PhysicalState),
    PhysicalZip: values.zip(row.PhysicalZip),
    MailingAdress: values.text(row.MailingAdress),
    MailingCity: values.text(row.MailingCity),
    MailingState: values.text(row.MailingState),
    MailingZip: values.zip(row.MailingZip),
    SchoolPhone: values.text(row.SchoolPhone),
    SchoolFax: values.text(row.SchoolFax),
    WebSite: values.text(row.WebSite),
    TwitterUserName: values.text(row.TwitterUserName),
    ADName: values.text(row.ADName),
    ADEmail: values.text(row.ADEmail),
    ADFax: values.text(row.ADFax),
    PrincipalName: values.text(row.PrincipalName),
    Email: values.text(row.Email),
  };
};

/** Reads the school that was requested by this Id. The record may lack its Id or its name, but not both. */
export const readSchoolOf =
  (id: string): Reader<School> =>
  (row, values) => {
    const asked = values.id(id);
    const isKnown = values.id(row.Id) !== undefined || asked === undefined || values.text(row.SchoolName) === '';
    return readSchool(isKnown ? row : { ...row, Id: asked }, values);
  };

export const readMascot: Reader<Mascot> = (row, values) => ({ ImageLocation: values.text(row.ImageLocation) });

export const readAdmin: Reader<SchoolAdmin> = (row, values) => {
  const admin = {
    Position: values.text(row.Position),
    FirstName: values.text(row.FirstName),
    LastName: values.text(row.LastName),
  };
  return Object.values(admin).some(Boolean) ? admin : undefined;
};

export const readCoach: Reader<Coach> = (row, values) => {
  const coach = {
    ActDescription: values.text(row.ActDescription),
    FirstName: values.text(row.FirstName),
    LastName: values.text(row.LastName),
    Email: values.text(row.Email),
  };
  return Object.values(coach).some(Boolean) ? coach : undefined;
};

export const readSuperintendentOf =
  (usd: string): Reader<Superintendent> =>
  (row, values) => {
    const USD = values.text(row.USD);
    const name = values.text(row.Superintendent);
    if (USD === '' && name === '') return undefined;
    return {
      USD: USD || usd,
      Superintendent: name,
      MailingPrimaryAddress: values.text(row.MailingPrimaryAddress),
      MailingCity: values.text(row.MailingCity),
      MailingZip: values.zip(row.MailingZip),
      DistrictPhone: values.text(row.DistrictPhone),
      Email: values.text(row.Email),
    };
  };

export const readLeague: Reader<League> = (row, values) => {
  const Identifier = values.text(row.Identifier);
  if (Identifier === '') return undefined;
  return {
    Identifier,
    Name: values.text(row.Name),
    LeagueName: values.text(row.LeagueName),
    PresidentName: values.text(row.PresidentName),
    CommishName: values.text(row.CommishName),
    PrimaryAddress: values.text(row.PrimaryAddress),
    City: values.text(row.City),
    Code: values.text(row.Code),
    ZipCode: values.zip(row.ZipCode),
    BusinessPhone: values.text(row.BusinessPhone),
    Email: values.text(row.Email),
  };
};

/** Reads the league that was requested by this Identifier. The record may lack its Identifier or its names, but not both. */
export const readLeagueOf =
  (identifier: string): Reader<League> =>
  (row, values) => {
    const Identifier = values.text(row.Identifier);
    const isKnown = Identifier !== '' || (values.text(row.LeagueName) === '' && values.text(row.Name) === '');
    return readLeague(isKnown ? row : { ...row, Identifier: identifier }, values);
  };
