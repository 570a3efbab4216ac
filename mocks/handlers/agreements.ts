import type { RequestHandler } from 'msw';
import {
  footballDate,
  footballId,
  listAgreementActivities,
  listAgreementSites,
  listAssignmentSchools,
  listClasses,
  listFootballSchools,
  listLevels,
} from '../db/queries/agreements';
import type { Calls } from './calls';
import { decideAudioRequest, submitAgreement } from '../domain/agreements';

export const agreementHandlers = ({ mediaCall, publicCall }: Calls): RequestHandler[] => [
  mediaCall('getAgreementActivities', ({ context }) => listAgreementActivities(context.db)),
  mediaCall('getPlayoffLevels', ({ context, params }) => listLevels(context.db, Number(params.activityId))),
  mediaCall('getClassifications', async ({ context, params }) => {
    const classes = await listClasses(context.db, Number(params.activityId));
    if (Number(params.activityId) !== footballId) return classes;
    return classes.map(({ ClassID, ClassDescription }) => ({ FBID: ClassID, FBClass: ClassDescription }));
  }),
  mediaCall('getAgreementSites', ({ context, params }) => {
    const { activityId, classId, levelId } = params;
    return listAgreementSites(context.db, {
      activityId: Number(activityId),
      classId: Number(classId),
      levelId: Number(levelId),
    });
  }),
  mediaCall('getAssignmentSchools', ({ context, params }) =>
    listAssignmentSchools(context.db, Number(params.tournamentId)),
  ),
  mediaCall('getFootballSchools', ({ context, params }) =>
    listFootballSchools(context.db, Number(params.year), Number(params.id)),
  ),
  mediaCall('getFootballDate', async ({ context, params }) => ({
    GameDate: await footballDate(context.db, Number(params.levelId)),
  })),
  mediaCall('submitAgreement', async ({ context, own, body }) => {
    await submitAgreement(context, own, body);
    return { status: 'ok' as const, message: 'The agreement has been submitted.' };
  }),
  publicCall('decideAudioRequest', ({ context, params }) =>
    decideAudioRequest(context, params.globalId, params.status === '1'),
  ),
];
