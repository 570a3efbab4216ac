import type { OperationId } from '../../../mocks/http/contract';
import type { components } from '../../../src/shared/api/contract.gen';
import { callOf, pathOf, type Run } from '../run';
import { screensOf } from '../screens';
import { firstWith, keyOf, recordsOf } from '../values';
import type { Undo } from './undo';

type Staff = components['schemas']['StaffEdit'];

const MADE_UP: Staff = { FirstName: 'Conformance', LastName: 'Test', Email: 'conformance@portal.example' };

interface Own {
  identifier: string;
  organizationId: string | number;
}

type Person = Record<string, unknown>;

const reportLost = (run: Run, id: OperationId, what: string): void =>
  run.note(id, callOf(id), 0, [{ verdict: 'breaks', what, screens: screensOf[id] }]);

async function assistantsOf(run: Run, identifier: string): Promise<Person[]> {
  return recordsOf(await run.ask('getAssistants', { identifier }));
}

async function add(run: Run, { identifier, organizationId }: Own, undo: Undo): Promise<Person | undefined> {
  const before = (await assistantsOf(run, identifier)).map((person) => String(keyOf(person, 'PersonID')));
  const orgRecordId = keyOf(await run.ask('createAssistantRecord', { orgId: organizationId }, MADE_UP), 'Id');
  const personId = keyOf(await run.ask('createAssistantPerson', {}, MADE_UP), 'Id');
  const contactId = keyOf(await run.ask('createAssistantContact', {}, MADE_UP), 'Id');
  if (orgRecordId === undefined || personId === undefined || contactId === undefined) return undefined;
  undo.push('the added assistant', () => remove(run, { identifier, organizationId }, personId));
  await run.ask('linkAssistant', { orgRecordId, personId, contactId });
  const added = (await assistantsOf(run, identifier)).find(
    (person) => !before.includes(String(keyOf(person, 'PersonID'))),
  );
  if (added === undefined) reportLost(run, 'linkAssistant', 'The linked assistant is not in the list of assistants');
  return added;
}

/** Already judged by the last call of the run. */
async function remove(run: Run, { identifier, organizationId }: Own, personId: string | number): Promise<void> {
  const token = run.session?.token;
  const isThere = async (): Promise<boolean> => {
    const list = await run.send({ method: 'GET', path: pathOf('getAssistants', { identifier }) });
    const people: unknown = list.failed === undefined ? JSON.parse(list.body) : [];
    return recordsOf(people).some((person) => String(keyOf(person, 'PersonID')) === String(personId));
  };
  if (!(await isThere())) return;
  await run.send({ method: 'DELETE', path: pathOf('deleteAssistant', { organizationId, PersonID: personId }), token });
  if (await isThere()) throw new Error(`PersonID ${String(personId)} is still there`);
}

async function edit(run: Run, identifier: string, person: Person): Promise<void> {
  const [PersonID, ContactID, RecordID] = ['PersonID', 'ContactID', 'RecordID'].map((field) => keyOf(person, field));
  const changed = { ...MADE_UP, LastName: 'Test Changed' };
  if (PersonID !== undefined) await run.ask('updateAssistantPerson', { PersonID }, changed);
  if (ContactID !== undefined) await run.ask('updateAssistantContact', { ContactID }, changed);
  const newContactId = keyOf(await run.ask('createDirectorContact', {}, changed), 'Id');
  if (newContactId !== undefined && RecordID !== undefined) {
    await run.ask('linkAssistantContact', { RecordID, newContactId });
  }
  const after = (await assistantsOf(run, identifier)).find(
    (one) => String(keyOf(one, 'PersonID')) === String(PersonID),
  );
  if (keyOf(after, 'LastName') !== changed.LastName) {
    reportLost(
      run,
      'updateAssistantPerson',
      `The saved value differs from the value read back: LastName is ${JSON.stringify(after?.LastName)}`,
    );
  }
}

async function choose(run: Run, identifier: string, person: Person): Promise<void> {
  const staff = keyOf(person, 'PersonID');
  const activity = recordsOf(await run.ask('getActivities')).find(
    (one) => Number(one.ShowIcon) === 1 && Number(one.Active) === 1,
  );
  const [activityId, Name, Type] = ['ActivityID', 'Name', 'Type'].map((field) => keyOf(activity, field));
  if (staff === undefined) return;
  await run.ask('saveCredentials', {}, [{ staff, identifier, credential: '1' }]);
  if (activityId === undefined || Name === undefined || Type === undefined) return;
  const Year = keyOf(await run.ask('getYear', { activityId }), 'Year') ?? 0;
  const Gender = Number(activity?.Gender) || 0;
  const sites = await run.ask('getStateTournamentSites', { ActivityID: activityId, Type, Gender, Name, Year });
  const event = firstWith(recordsOf(sites), 'ID');
  if (event === undefined) return;
  await run.ask('saveSiteNotifications', {}, [{ event, staff, identifier, attending: '1' }]);
  const stored = recordsOf(await run.ask('getSiteNotifications', { orgIdentifier: identifier }));
  const isStored = stored.some(
    (one) =>
      String(one.Sites) === String(event) && String(one.PersonID) === String(staff) && Number(one.Attending) === 1,
  );
  if (!isStored) reportLost(run, 'saveSiteNotifications', 'Saved attendance is missing from the next read');
}

/** Sends the director's own values, so that nothing changes. */
async function sameDirector(run: Run, identifier: string): Promise<void> {
  const director = await run.ask('getDirector', { identifier });
  const [PersonID, ContactID, RecordID] = ['PersonID', 'ContactID', 'RecordID'].map((field) => keyOf(director, field));
  const values = {
    FirstName: String(keyOf(director, 'FirstName') ?? ''),
    LastName: String(keyOf(director, 'LastName') ?? ''),
    Email: String(keyOf(director, 'Email') ?? ''),
  };
  if (Object.values(values).includes('')) return;
  if (PersonID !== undefined) await run.ask('updateDirectorPerson', { PersonID }, values);
  if (ContactID === undefined) return;
  await run.ask('updateDirectorContact', { ContactID }, values);
  if (RecordID !== undefined) await run.ask('linkDirectorContact', { RecordID, newContactId: ContactID });
}

export async function staffWrites(run: Run, own: Own, undo: Undo): Promise<void> {
  await sameDirector(run, own.identifier);
  const person = await add(run, own, undo);
  if (person === undefined) return;
  await edit(run, own.identifier, person);
  await choose(run, own.identifier, person);
  const PersonID = keyOf(person, 'PersonID');
  if (PersonID === undefined) return;
  await run.ask('deleteAssistant', { organizationId: own.organizationId, PersonID });
  const left = (await assistantsOf(run, own.identifier)).some(
    (one) => String(keyOf(one, 'PersonID')) === String(PersonID),
  );
  if (left) reportLost(run, 'deleteAssistant', 'The deleted assistant is still in the list of assistants');
}
