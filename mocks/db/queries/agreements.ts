import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { components } from '@/shared/api/contract.gen';
import type { Queries } from '../openDatabase';
import {
  activities,
  activityLevels,
  activityYears,
  assignmentSchools,
  classifications,
  footballDates,
  footballSchools,
  playoffLevels,
  schools,
  tournaments,
} from '../schema';

type Schemas = components['schemas'];

export const footballId = 1;

export async function listAgreementActivities(db: Queries): Promise<Schemas['AgreementActivity'][]> {
  return db
    .select({ ActivityID: activities.activityId, Description: sql<string>`${activities.description}` })
    .from(activities)
    .where(isNotNull(activities.description))
    .orderBy(asc(activities.description));
}

export async function findYear(db: Queries, activityId: number): Promise<Schemas['Year'] | undefined> {
  const { year } = activityYears;
  return (await db.select({ Year: year }).from(activityYears).where(eq(activityYears.activityId, activityId)))[0];
}

export async function listLevels(db: Queries, activityId: number): Promise<Schemas['PlayoffLevel'][]> {
  return db
    .select({ id: playoffLevels.id, PlayoffLevel: playoffLevels.playoffLevel })
    .from(activityLevels)
    .innerJoin(playoffLevels, eq(playoffLevels.id, activityLevels.levelId))
    .where(eq(activityLevels.activityId, activityId))
    .orderBy(asc(playoffLevels.id));
}

export async function listClasses(db: Queries, activityId: number): Promise<Schemas['Classification'][]> {
  const { classId, classDescription } = classifications;
  return db
    .select({ ClassID: classId, ClassDescription: classDescription })
    .from(classifications)
    .where(eq(classifications.activityId, activityId))
    .orderBy(asc(classId));
}

interface SiteChoice {
  activityId: number;
  classId: number;
  levelId: number;
}

export async function listAgreementSites(db: Queries, choice: SiteChoice): Promise<Schemas['AgreementSite'][]> {
  const { activityId, classId, levelId } = tournaments;
  return db
    .select({
      TournamentID: tournaments.id,
      SiteName: tournaments.siteName,
      Gender: tournaments.gender,
      ClassDescription: tournaments.classDescription,
      StartDate: tournaments.startDate,
      EndDate: tournaments.endDate,
      ManagerEmail: tournaments.managerEmail,
      SiteLocationID: tournaments.siteLocationId,
      SiteLocationName: tournaments.siteLocationName,
    })
    .from(tournaments)
    .where(and(eq(activityId, choice.activityId), eq(classId, choice.classId), eq(levelId, choice.levelId)))
    .orderBy(asc(tournaments.siteName), asc(tournaments.id));
}

const schoolFields = { SchoolID: schools.id, SchoolName: schools.schoolName, ADEmail: schools.adEmail };

export async function listAssignmentSchools(db: Queries, tournamentId: number): Promise<Schemas['AssignmentSchool'][]> {
  return db
    .select(schoolFields)
    .from(assignmentSchools)
    .innerJoin(schools, eq(schools.id, assignmentSchools.schoolId))
    .where(eq(assignmentSchools.tournamentId, tournamentId))
    .orderBy(asc(schools.schoolName));
}

export async function listFootballSchools(
  db: Queries,
  year: number,
  classId: number,
): Promise<Schemas['AssignmentSchool'][]> {
  return db
    .select(schoolFields)
    .from(footballSchools)
    .innerJoin(schools, eq(schools.id, footballSchools.schoolId))
    .where(and(eq(footballSchools.year, year), eq(footballSchools.classId, classId)))
    .orderBy(asc(schools.schoolName));
}

export async function footballDate(db: Queries, levelId: number): Promise<string | null> {
  const [found] = await db.select().from(footballDates).where(eq(footballDates.levelId, levelId));
  return found?.gameDate ?? null;
}
