import type { Dispatch } from '@reduxjs/toolkit';
import type { StepAnswer } from '@/shared/api';
import type { DraftId, UnfinishedSave } from '@/shared/lib/drafts';
import { runSave, stillUnfinished } from './runSave';
import {
  draftOf,
  stepsOf,
  type Results,
  type Resume,
  type SaveDescriptor,
  type SaveStep,
  type SaveTask,
  type SaveTypes,
  type Update,
} from './saveDescriptor';
import { sendCreate, sendWrite, type Saved, type Send } from './sendWrite';

interface PerformSave<T extends SaveTypes> {
  task: SaveTask<T>;
  resume?: Resume<T['step']> | undefined;
  known?: UnfinishedSave['known'];
  draft?: DraftId | undefined;
  dispatch: Dispatch;
  send: Send;
}

export async function performSave<T extends SaveTypes>(
  save: SaveDescriptor<T>,
  { task, resume, known, draft, dispatch, send }: PerformSave<T>,
): Promise<StepAnswer<Results<T['step']>>> {
  let latest = task;
  let done: Results<T['step']> = {};
  if (resume !== undefined && mustRead(save, resume)) {
    const { data: current, error } = await save.read(send, task);
    if (error !== undefined) return stillUnfinished(resume, error);
    latest = save.updateTask?.(task, current) ?? task;
    done = save.stillDone?.(resume, current, task) ?? confirmedSteps(save, resume.done, current, task);
  }
  const steps = stepsOf(save, latest, done).map((name) => ({
    name,
    run: (results: Results) => sendStep(name, { save, task: latest, done: results as Results<T['step']>, send }),
  }));
  const answer = await runSave({
    dispatch,
    draft: draft ?? draftOf(save, task),
    steps,
    done,
    known: resume?.known ?? known,
  });
  return answer.error === undefined ? { data: answer.data as Results<T['step']> } : answer;
}

/** Repeating PUTs is harmless, but a POST whose answer was lost may have created something. */
const mustRead = <T extends SaveTypes>({ steps }: SaveDescriptor<T>, { done }: Resume<T['step']>): boolean =>
  Object.keys(done).length > 0 ||
  Object.values<SaveStep<T>>(steps).some((step) => 'method' in step && step.method === 'POST');

function confirmedSteps<T extends SaveTypes>(
  { steps }: SaveDescriptor<T>,
  done: Results<T['step']>,
  current: T['current'],
  task: SaveTask<T>,
): Results<T['step']> {
  const isConfirmed = (step: SaveStep<T>): boolean => 'check' in step && step.check(current, task, done);
  const kept = Object.entries(done).filter(([name]) => isConfirmed(steps[name as T['step']]));
  return Object.fromEntries(kept) as Results<T['step']>;
}

interface StepContext<T extends SaveTypes> {
  save: SaveDescriptor<T>;
  task: SaveTask<T>;
  done: Results<T['step']>;
  send: Send;
}

async function sendStep<T extends SaveTypes>(name: T['step'], context: StepContext<T>): Promise<StepAnswer<Saved>> {
  const { save, task, done, send } = context;
  const step = save.steps[name];
  if ('method' in step) {
    return step.method === 'POST' ? sendCreate(send, step.request(task, done)) : sendUpdate(step, context);
  }
  const { data: current } = await save.read(send, task);
  for (const update of current === undefined ? [] : step.corrections(current, task, done)) {
    const answer = await sendUpdate(update, context);
    if (answer.error !== undefined) return answer;
  }
  return { data: 'saved' };
}

const sendUpdate = <T extends SaveTypes>({ request, check }: Update<T>, { save, task, done, send }: StepContext<T>) =>
  sendWrite(send, { ...request(task, done), method: 'PUT' }, async () => {
    const { data: current } = await save.read(send, task);
    return current !== undefined && check(current, task, done);
  });
