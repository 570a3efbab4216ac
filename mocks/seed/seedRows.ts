import type { AgreementRows } from './agreements/agreementRows';
import { agreementRows } from './agreements/agreementRows';
import { countyRows, organizationTypeRows, stateRows } from './data/lookups';
import type { OrganizationRows } from './organizations/organizationRows';
import { organizationRows } from './organizations/organizationRows';
import { districtRows } from './schools/districtRows';
import { leagueRows } from './schools/leagueRows';
import type { SchoolRows } from './schools/schoolRows';
import { schoolRows } from './schools/schoolRows';
import type { SiteRows } from './sites/siteRows';
import { siteRows } from './sites/siteRows';

export type SeedRows = OrganizationRows &
  SchoolRows &
  SiteRows &
  AgreementRows & {
    states: typeof stateRows;
    counties: typeof countyRows;
    organizationTypes: typeof organizationTypeRows;
    districts: ReturnType<typeof districtRows>;
    leagues: ReturnType<typeof leagueRows>;
  };

/** Everything the stand-in begins with; the same rows at every call. */
export function seedRows(): SeedRows {
  const leagues = leagueRows();
  const ofOrganizations = organizationRows();
  const ofSchools = schoolRows(leagues);
  return {
    states: stateRows,
    counties: countyRows,
    organizationTypes: organizationTypeRows,
    ...ofOrganizations,
    districts: districtRows(),
    leagues,
    ...ofSchools,
    ...siteRows(ofOrganizations),
    ...agreementRows(ofSchools.schools),
  };
}
