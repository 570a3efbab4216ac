import { cities } from '../data/towns';
import { mascotNames, personName, phoneNumber, slugOf, streets } from '../data/names';
import type { RowsOf } from '../insertRows';
import { createRandom, type Random } from '../random';
import { usdOf } from './districtRows';
import type { LeagueRow } from './leagueRows';
import { adminRows, coachRows } from './schoolPeople';
import { type SchoolPlan, schoolPlans, type SchoolRow } from './schoolPlans';

const SCHOOL_COUNT = 360;

export function schoolRows(leagues: readonly LeagueRow[]) {
  const random = createRandom(360);
  const plans = schoolPlans(SCHOOL_COUNT);
  const leagueOf = leaguesOf(plans, leagues);
  const rows: RowsOf<'schools' | 'mascots' | 'schoolAdmins' | 'coaches'> = {
    schools: [],
    mascots: [],
    schoolAdmins: [],
    coaches: [],
  };
  plans.forEach((plan, index) => {
    const id = 1001 + index;
    const school = schoolRow(random, plan, id, leagueOf.get(plan));
    rows.schools.push(school);
    // Of every nineteen schools, one has no mascot picture, and one has an empty picture URL.
    if (index % 19 !== 5) rows.mascots.push({ schoolId: id, imageLocation: index % 19 === 6 ? '' : mascot(random) });
    rows.schoolAdmins.push(...adminRows(random, school));
    rows.coaches.push(...coachRows(random, school, plan.level));
  });
  return rows;
}

const mascot = (random: Random): string => `/association/mascots/${slugOf(random.pick(mascotNames))}.svg`;

/** Schools with nearby zip codes share a league; every fortieth is independent. */
function leaguesOf(plans: readonly SchoolPlan[], leagues: readonly LeagueRow[]): Map<SchoolPlan, LeagueRow> {
  const chosen = new Map<SchoolPlan, LeagueRow>();
  for (const level of ['Senior', 'Junior'] as const) {
    const choice = leagues.filter((league) => league.level === level);
    const members = plans
      .filter((plan) => plan.level === level)
      .sort((one, other) => one.town.zip.localeCompare(other.town.zip));
    members.forEach((plan, index) => {
      const league = choice[Math.floor((index * choice.length) / members.length)];
      if (league && index % 40 !== 17) chosen.set(plan, league);
    });
  }
  return chosen;
}

const CITY_CLASSES = ['6A', '6A', '5A', '5A', '4A'];
const TOWN_CLASSES = ['4A', '3A', '3A', '2A', '2A', '2A', '1A', '1A', '1A', '8-Man'];

function classOf(random: Random, { level, town, district }: SchoolPlan): string | null {
  if (level === 'Junior') return null;
  if (!district) return random.pick(['4A', '3A', '2A', '1A']);
  return random.pick(cities.has(town.name) ? CITY_CLASSES : TOWN_CLASSES);
}

function schoolRow(random: Random, plan: SchoolPlan, id: number, league: LeagueRow | undefined): SchoolRow {
  const { name, town, district } = plan;
  const slug = slugOf(name);
  const phone = (): string => phoneNumber(random, town.areaCode);
  const street = `${String(random.between(100, 2400))} ${random.pick(streets)} Street`;
  const box = random.chance(0.25);
  const host = district ? `usd${usdOf.get(town.name) ?? ''}.example` : `${slug}.example`;
  const noDirector = random.chance(0.05);
  return {
    id,
    identifier: String(60_000 + ((id * 331) % 9973)),
    usd: district ? (usdOf.get(town.name) ?? null) : null,
    schoolName: name,
    class: classOf(random, plan),
    league: league?.identifier ?? null,
    physicalAddress: street,
    physicalCity: town.name,
    physicalState: 'KS',
    physicalZip: random.chance(0.1) ? `${town.zip}-${String(random.between(1000, 9999))}` : town.zip,
    mailingAddress: box ? `PO Box ${String(random.between(10, 900))}` : street,
    mailingCity: town.name,
    mailingState: 'KS',
    mailingZip: random.chance(0.1) ? `${town.zip}${String(random.between(1000, 9999))}` : town.zip,
    schoolPhone: phone(),
    schoolFax: random.chance(0.8) ? phone() : random.pick([null, '']),
    webSite: random.chance(0.9) ? `https://${slug}.${host}` : random.pick([null, '']),
    twitterUserName: random.chance(0.6) ? `@${slug.replaceAll('-', '').slice(0, 14)}` : random.pick([null, '']),
    adName: noDirector ? null : personName(random),
    adEmail: noDirector ? null : `athletics@${slug}.${host}`,
    adFax: random.chance(0.5) ? phone() : null,
    principalName: random.chance(0.97) ? personName(random) : '',
    email: random.chance(0.97) ? `office@${slug}.${host}` : null,
  };
}
