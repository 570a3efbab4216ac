// Verifies SAV-1, SAV-2, ORG-3, STF-3, STF-4.
import { organizationSave } from '@/features/organization';
import { addAssistantSave, contactSaves } from '@/features/staff';
import { apiPath, type ApiRequest } from '@/shared/api';
import { draftOf, partsOf, performSave, resumeOf, stepsOf, type Resume } from '@/shared/lib/resumable-save';
import { openStore } from '../support/persisted';
import { organizationRecord, organizationValues as values, personRecord } from '../support/records';
import { unfinishedIn } from '../support/unfinishedSaves';

const organization = organizationRecord({ Identifier: '20417', id: 7, AddressID: 5, ContactID: 6 });
const own = { Identifier: '20417', id: 7 };
const withEmail = { identifier: '20417', person: personRecord({ PersonID: 12, RecordID: 11, ContactID: 13 }) };
const withoutEmail = { identifier: '20417', person: personRecord({ PersonID: 12, RecordID: 11, ContactID: null }) };
const contact = contactSaves.assistant;

test('a misspelt step does not compile', () => {
  const steps = [
    // @ts-expect-error -- the step is "address"
    organizationSave.steps.adress,
    // @ts-expect-error -- the step is "link"
    contact.steps.linked,
    // @ts-expect-error -- the step is "record"
    addAssistantSave.steps.records,
  ];
  expect(steps).toEqual([undefined, undefined, undefined]);
  // @ts-expect-error -- the step is "contact"
  const stopped: Resume<keyof typeof organizationSave.steps> = { step: 'contacts', done: {} };
  expect(stopped.step).not.toBe('contact');
  // @ts-expect-error -- an organization's save has no step "link"
  expect(stepsOf(organizationSave, { organization }, { link: 'saved' })).not.toContain('link');
  // @ts-expect-error -- a step has a label
  const unnamed: typeof addAssistantSave.steps.link = { method: 'POST', request: () => ({ path: apiPath`/staff` }) };
  expect(unnamed.label).toBeUndefined();
});

test('a save is kept in the draft of its kind, owner and subject', () => {
  expect(draftOf(organizationSave, { organization })).toEqual({ owner: '20417', form: 'organization', subject: '' });
  expect(draftOf(contactSaves.director, withEmail)).toEqual({ owner: '20417', form: 'director', subject: '12' });
  expect(draftOf(addAssistantSave, { organization: own })).toEqual({
    owner: '20417',
    form: 'newAssistant',
    subject: '',
  });
});

test('only who has no contact gets a new one', () => {
  expect(stepsOf(contact, withEmail)).toEqual(['person', 'contact']);
  expect(stepsOf(contact, withoutEmail)).toEqual(['person', 'create', 'link']);
  expect(stepsOf(contact, withoutEmail, { create: 13 })).toEqual(['person', 'create', 'link', 'correction']);
  expect(stepsOf(contact, withEmail, { create: '13' })).toEqual(['person', 'create', 'link', 'correction']);
  expect(stepsOf(contact, withEmail, { create: 99 })).toEqual(['person', 'contact']);
  const unlinked = { ...withoutEmail, person: { ...withoutEmail.person, RecordID: null } };
  expect(stepsOf(contact, unlinked)).toEqual(['person']);
  const unread = { ...withEmail, person: { ...withEmail.person, ContactID: undefined } };
  expect(stepsOf(contact, unread)).toEqual(['person']);
  expect(stepsOf(contact, unread, { create: 13 })).toContain('link');
});

test('a correction is listed only where the save stopped at it', () => {
  const names = (resume: Resume<keyof typeof addAssistantSave.steps>) =>
    partsOf(addAssistantSave, { organization: own }, resume).map(({ name }) => name);
  expect(names({ step: 'link', done: { record: 1, person: 2, contact: 3 } })).toEqual([
    'record',
    'person',
    'contact',
    'link',
  ]);
  expect(names({ step: 'correction', done: { record: 1, person: 2, contact: 3, link: 'saved' } })).toContain(
    'correction',
  );
});

test('steps that another release has left in the draft are dropped', () => {
  const kept = { step: 'fax', done: { name: 'saved', fax: 'saved' }, known: [3] };
  expect(resumeOf(organizationSave, kept)).toEqual({ step: '', done: { name: 'saved' }, known: [3] });
});

describe('sending a save', () => {
  let store: Awaited<ReturnType<typeof openStore>>;
  let sent: string[];
  beforeEach(async () => {
    store = await openStore();
    sent = [];
  });
  afterEach(() => {
    store.close();
  });

  const answering =
    (...answers: unknown[]) =>
    ({ path, method = 'GET' }: ApiRequest) => {
      sent.push(`${method} ${path.path ?? ''}`);
      return { data: answers[sent.length - 1] };
    };
  const edit = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

  test('reads nothing first where nothing is done and every step may be repeated', async () => {
    const send = answering('success', 'success', 'success', 'success');
    const resume = { step: 'name', done: {} } as const;
    const task = { organization, values };
    await expect(
      performSave(organizationSave, { task, resume, dispatch: store.dispatch, send }),
    ).resolves.toHaveProperty('data');
    expect(sent).toEqual([
      'PUT org/update-name/20417',
      'PUT org/update-address/5',
      'PUT org/update-contact/6',
      'PUT org/update-type/20417',
    ]);
  });

  test('reads first where a lost answer may have created something', async () => {
    const send = answering([{ ...withoutEmail.person, ...edit }], 'success', { Id: 13 }, 'success');
    const resume = { step: 'person', done: {} } as const;
    const task = { ...withoutEmail, values: edit };
    await expect(performSave(contact, { task, resume, dispatch: store.dispatch, send })).resolves.toEqual({
      data: { person: 'saved', create: 13, link: 'saved' },
    });
    expect(sent).toEqual([
      'GET staff/assistants/20417',
      'PUT staff/assistant-person/12',
      'POST staff/director-contact',
      'PUT staff/assistant-org/11/13',
    ]);
  });

  test('updates what was created before the form was changed again, and keeps its progress where it is told to', async () => {
    const added = { ...withEmail.person, FirstName: 'Mia', LastName: 'Berg', Email: 'old@gazette.example' };
    const now = [added];
    const send = answering(now, now, 'failure', now);
    const resume = {
      step: 'correction',
      done: { record: 11, person: 12, contact: 13, link: 'saved' },
      known: [3],
    } as const;
    const draft = { owner: '20417', form: 'another', subject: '' };
    const task = { organization: own, values: edit };
    await expect(
      performSave(addAssistantSave, { task, resume, known: [4], draft, dispatch: store.dispatch, send }),
    ).resolves.toMatchObject({ error: { kind: 'unreadable', unfinished: { step: 'correction' } } });
    expect(sent.slice(2)).toEqual(['PUT staff/assistant-contact/13', 'GET staff/assistants/20417']);
    expect(unfinishedIn(store)).toMatchObject({ another: { step: 'correction', known: [3] } });
  });
});

describe('an assistant who is on the list', () => {
  const wanted = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };
  const stillDone = (person: Parameters<typeof personRecord>[0], done: Resume<'record'>['done'] = {}) => {
    const list = { value: [personRecord({ ...wanted, ...person })], unread: 0, partial: 0 };
    return addAssistantSave.stillDone?.({ step: 'link', done }, list, { organization: own, values: wanted });
  };

  test('without a contact still needs the link', () => {
    expect(stillDone({ PersonID: 12, RecordID: 11, ContactID: null })).toEqual({ record: 11, person: 12 });
  });

  test('whose ids could not be read gets neither a second record nor a second contact', () => {
    const all = { record: 'saved', person: 12, contact: 'saved', link: 'saved' };
    expect(stillDone({ PersonID: 12, RecordID: undefined, ContactID: undefined })).toEqual(all);
    expect(stillDone({ PersonID: 12, RecordID: undefined, ContactID: null })).toEqual(all);
    expect(stillDone({ PersonID: 12, RecordID: undefined, ContactID: null }, { record: 11 })).toEqual({
      record: 11,
      person: 12,
    });
  });
});
