import { agreementRows } from './agreements/agreementRows';
import { calendarOf } from './calendar';
import { countyRows, organizationTypeRows, stateRows } from './data/lookups';
import { organizationRows } from './organizations/organizationRows';
import { districtRows } from './schools/districtRows';
import { leagueRows } from './schools/leagueRows';
import { STANDARD_DAY } from './schoolYear';
import { schoolRows } from './schools/schoolRows';
import { siteRows } from './siteRows';

/** The rows of each table; a table comes after those that it refers to. */
export function seedRows(today: string = STANDARD_DAY) {
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
