import { keyOf } from './judgeEntries';
import { isAsBefore, OWN_CALLS, ownParts, sameId, save, type Own } from './ownRecords';
import { activeFirst, sitesOf } from './reads';
import type { Run } from './run';

const MADE_UP = { FirstName: 'Conformance', LastName: 'Test', Email: 'conformance@portal.example' };

/** Creates an assistant's three records and returns their ids; if an id is missing or not new, reports that and returns none. */
async function createAssistant(run: Run, own: Own): Promise<(string | number)[]> {
  const known = OWN_CALLS.flatMap((id) => own[id].entries);
  const ids: (string | number)[] = [];
  for (const [id, parts, field] of [
    ['createAssistantRecord', { orgId: keyOf(own.getOrganization.entries[0], 'id') }, 'RecordID'],
    ['createAssistantPerson', {}, 'PersonID'],
    ['createAssistantContact', {}, 'ContactID'],
  ] as const) {
    const key = keyOf((await run.ask(id, parts, MADE_UP))[0], 'Id');
    const isKnown = key !== undefined && known.some((entry) => sameId(keyOf(entry, field), key));
    if (key === undefined || isKnown) {
      const answer = `${id} returned ${isKnown ? `the existing ${String(key)}` : 'no Id'}`;
      run.left.push(`an assistant that was not linked (${answer}, after ${ids.join(', ') || 'nothing'})`);
      return [];
    }
    ids.push(key);
  }
  return ids;
}

/**
 * Adds an assistant, edits them, marks them as attending a site, and deletes them.
 * @returns whether the server returned exactly what was saved; only then can changes to other records be undone
 */
export async function testAssistant(run: Run, own: Own): Promise<boolean> {
  const [orgRecordId, personId, contactId] = await createAssistant(run, own);
  if (personId === undefined) return false;
  const find = async (): Promise<unknown> =>
    (await run.ask('getAssistants', ownParts(own.identifier))).find((one) => sameId(keyOf(one, 'PersonID'), personId));
  const target = { organizationId: keyOf(own.getOrganization.entries[0], 'id'), PersonID: personId };
  let [isExact, isGone] = [false, false];
  try {
    await save(run, 'linkAssistant', { orgRecordId, personId, contactId }, undefined, async () =>
      (await find()) === undefined ? 'the assistant is not in the list' : '',
    );
    const changed = { ...MADE_UP, LastName: 'Test-Changed' };
    await run.ask('updateAssistantContact', { ContactID: contactId }, changed);
    await run.ask('linkAssistantContact', { RecordID: orgRecordId, newContactId: contactId });
    await save(run, 'updateAssistantPerson', { PersonID: personId }, changed, async () => {
      const now = await find();
      const wrong = Object.entries(changed).filter(([field, value]) => keyOf(now, field) !== value);
      isExact = wrong.length === 0;
      return wrong.map(([field]) => `${field} is ${JSON.stringify(keyOf(now, field))}`).join(', ');
    });
    await attend(run, own.identifier, personId);
    await save(run, 'deleteAssistant', target, undefined, async () => {
      isGone = (await find()) === undefined;
      return isGone ? '' : 'the deleted assistant is still in the list';
    });
    return isExact && isGone;
  } finally {
    for (let attempt = 0; attempt < 3 && !isGone; attempt += 1) {
      await run.send(run.callTo('deleteAssistant', target));
      isGone = await isAsBefore(run, own, 'getAssistants');
    }
  }
}

async function attend(run: Run, identifier: string, staff: string | number): Promise<void> {
  const [activity] = await activeFirst(run);
  const event = keyOf((await sitesOf(run, activity))[0], 'ID');
  if (event === undefined) return;
  await save(run, 'saveSiteNotifications', {}, [{ event, staff, identifier, attending: '1' }], async () => {
    const stored = await run.ask('getSiteNotifications', ownParts(identifier));
    const ofPerson = stored.filter((one) => sameId(keyOf(one, 'PersonID'), staff) && keyOf(one, 'Attending') === 1);
    return ofPerson.some((one) => sameId(keyOf(one, 'Sites'), event)) ? '' : 'the saved attendance is missing';
  });
}
