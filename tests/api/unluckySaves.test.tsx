import { act } from '@testing-library/react';
import fc from 'fast-check';
import { makeStore } from '@/app/store';
import { useSaveOrganizationMutation } from '@/features/organization';
import { signedIn } from '@/features/session';
import { ADD_ASSISTANT, contactSaveName, useAddAssistantMutation, useSaveContactMutation } from '@/features/staff';
import type { StaffRole } from '@/features/staff';
import { isApiError } from '@/shared/api';
import { readUnfinished, type UnfinishedSave } from '@/shared/lib/resumable-save';
import { findOrganization } from '../../mocks/db/queries/organizations';
import { listStaff } from '../../mocks/db/queries/staff';
import { createMockApi, type MockApi } from '../support/mockApi';
import { allFaults, flows } from '../support/multiCallFlows';
import { closeCalmly, NEWSROOM, newsroomState, seedNewsroom } from '../support/newsroom';
import { renderPortalHook } from '../support/renderPortalHook';

const values = { FirstName: 'Mia', LastName: 'Berg', Email: 'mia@gazette.example' };

const edit = {
  Organization: 'Daily Gazette',
  Type: 5,
  Address: '1 Main Street',
  City: 'Tulsa',
  State: 37,
  Zip: '74103-1234',
  Phone: '918-555-0100',
  Fax: '',
  Email: 'desk@daily.example',
  Website: '',
};

type Attempt = (resume: UnfinishedSave | undefined) => Promise<{ error?: unknown }>;

/** The save behind a flow's screen: what it is kept under, and one attempt at it by a page that was just loaded. */
async function saveOf(title: string, api: MockApi): Promise<{ save: string; attempt: () => Promise<Attempt> }> {
  const token = await api.token(NEWSROOM);
  const hooksOn = () => {
    const store = makeStore({ apiContext: { retryDelayMs: 1, writeTimeoutMs: 150 } });
    store.dispatch(signedIn(token));
    return renderPortalHook(
      () => ({
        organization: useSaveOrganizationMutation()[0],
        contact: useSaveContactMutation()[0],
        assistant: useAddAssistantMutation()[0],
      }),
      store,
    ).result.current;
  };
  const organization = await findOrganization(api.db, NEWSROOM);
  if (organization === undefined) throw new Error('The newsroom has its organization.');
  const known = (await listStaff(api.db, 1, 'assistant')).map(({ PersonID }) => PersonID);
  const withResume = (resume: UnfinishedSave | undefined) => (resume === undefined ? {} : { resume });

  if (title === 'the edit of the organization') {
    return {
      save: 'organization',
      attempt: () => {
        const { organization: send } = hooksOn();
        return Promise.resolve((resume) => send({ organization, values: edit, ...withResume(resume) }));
      },
    };
  }
  if (title === 'adding an assistant') {
    return {
      save: ADD_ASSISTANT,
      attempt: () => {
        const { assistant: send } = hooksOn();
        return Promise.resolve((resume) => send({ organization, values, known, ...withResume(resume) }));
      },
    };
  }
  const role: StaffRole = title.includes('primary') ? 'director' : 'assistant';
  const personId = role === 'director' ? 10_001 : title.includes('without') ? 10_003 : 10_002;
  return {
    save: contactSaveName(role, personId),
    attempt: async () => {
      const { contact: send } = hooksOn();
      const person = (await listStaff(api.db, 1, role)).find(({ PersonID }) => PersonID === personId);
      if (person === undefined) throw new Error('The newsroom has its staff.');
      return (resume) => send({ identifier: NEWSROOM, role, person, values, ...withResume(resume) });
    },
  };
}

interface Misfortune {
  /** Which of the save's calls. */
  place: number;
  fault: (typeof allFaults)[number];
  /** Whether the page is loaded anew before the next attempt. */
  reloads: boolean;
}

// A call without an answer costs the time that the portal waits for it.
const slow = allFaults.filter(({ name }) => name.includes('never'));
const quick = allFaults.filter((fault) => !slow.includes(fault));

const misfortune = (calls: number): fc.Arbitrary<Misfortune> =>
  fc.record({
    place: fc.nat(calls - 1),
    fault: fc.oneof(
      { weight: 30, arbitrary: fc.constantFrom(...quick) },
      { weight: 1, arbitrary: fc.constantFrom(...slow) },
    ),
    reloads: fc.boolean(),
  });

const toldUnfinished = (error: unknown): boolean => isApiError(error) && error.unfinished !== undefined;

/** Saves with one misfortune after the other, until it is done. Answers what the server has in the end. */
async function saveUnluckily(title: string, misfortunes: readonly Misfortune[]) {
  const flow = flows.find((one) => one.title === title);
  if (flow === undefined) throw new Error(`There is no flow "${title}"`);
  const api = await createMockApi({ seed: seedNewsroom(flow.seed) });
  const { save, attempt } = await saveOf(title, api);
  let send = await attempt();
  let resume: UnfinishedSave | undefined;
  const hurdles: readonly (Misfortune | undefined)[] = [...misfortunes, undefined, undefined, undefined];
  for (const hurdle of hurdles) {
    const struck = flow.calls[hurdle?.place ?? 0];
    if (hurdle && struck) api.use(hurdle.fault.put({ method: struck.method, path: struck.path, times: 1 }));
    const result: { error?: unknown } = await act(() => send(resume));
    api.reset();
    if (result.error === undefined) break;
    expect(toldUnfinished(result.error)).toBe(true);
    resume = readUnfinished(NEWSROOM, save);
    if (hurdle?.reloads) send = await attempt();
  }
  const state = await newsroomState(api);
  expect(readUnfinished(NEWSROOM, save)).toBeUndefined();
  await closeCalmly(api);
  return state;
}

test.each(flows.map(({ title, calls }) => [title, calls.length] as const))(
  '%s leaves what it leaves without a fault, and nothing twice, whatever happens to its calls',
  async (title, calls) => {
    const expected = await saveUnluckily(title, []);
    await fc.assert(
      fc.asyncProperty(fc.array(misfortune(calls), { minLength: 1, maxLength: 4 }), async (misfortunes) => {
        expect(await saveUnluckily(title, misfortunes)).toEqual(expected);
      }),
      { numRuns: 170 },
    );
  },
  180_000,
);
