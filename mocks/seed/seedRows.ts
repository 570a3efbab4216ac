import { type AgreementRows, agreementRows } from './agreements/agreementRows';
import { calendarOf } from './calendar';
import { countyRows, organizationTypeRows, stateRows } from './data/lookups';
import { type OrganizationRows, organizationRows } from './organizations/organizationRows';
import { districtRows } from './schools/districtRows';
import { leagueRows } from './schools/leagueRows';
import { STANDARD_DAY } from './schoolYear';
import { type SchoolRows, schoolRows } from './schools/schoolRows';
import { type SiteRows, siteRows } from './siteRows';

type SeedRows = OrganizationRows &
  SchoolRows &
  SiteRows &
  AgreementRows & {
    states: typeof stateRows;
    counties: typeof countyRows;
    organizationTypes: typeof organizationTypeRows;
    districts: ReturnType<typeof districtRows>;
    leagues: ReturnType<typeof leagueRows>;
  };

export function seedRows(today: string = STANDARD_DAY): SeedRows {
  const calendar = calendarOf(today);
  const leagues = leagueRows();
  const ofOrganizations = organizationRows(today);
  const ofSchools = schoolRows(leagues);
  return {
    states: stateRows,
    counties: countyRows,
    organizationTypes: organizationTypeRows,
    ...ofOrganizations,
    districts: districtRows(),
    leagues,
    ...ofSchools,
    ...siteRows(ofOrganizations, calendar),
    ...agreementRows(ofSchools.schools, calendar),
  };
}
