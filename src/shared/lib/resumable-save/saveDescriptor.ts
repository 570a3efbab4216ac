import type { TagDescription } from '@reduxjs/toolkit/query';
import type { ApiPath, StepAnswer, tags } from '@/shared/api';
import type { DraftId, UnfinishedSave } from '@/shared/lib/drafts';
import type { Saved, Send } from './sendWrite';

export interface SaveTypes {
  kind: string;
  step: string;
  target: object;
  values: object;
  current: object;
}

export type SaveTask<T extends SaveTypes> = T['target'] & { values: T['values'] };

export type Results<Step extends string = string> = Partial<Record<Step, Saved>>;

export interface Resume<Step extends string> extends Pick<UnfinishedSave, 'known'> {
  /** The step that failed or was interrupted; '' if unknown. */
  step: Step | '';
  done: Readonly<Results<Step>>;
}

export type SaveRequest<T extends SaveTypes> = SaveTask<T> & { resume?: Resume<T['step']> };

type Request<T extends SaveTypes> = (
  task: SaveTask<T>,
  done: Results<T['step']>,
) => {
  path: ApiPath;
  body?: object;
};

/** Looks for the change in the server's data when the outcome is unclear. */
type Check<T extends SaveTypes> = (current: T['current'], task: SaveTask<T>, done: Results<T['step']>) => boolean;

export interface Update<T extends SaveTypes> {
  request: Request<T>;
  check: Check<T>;
}

export type SaveStep<T extends SaveTypes> = {
  label: string;
  applies?: (target: T['target'], done: Results<T['step']>) => boolean;
} & (
  | ({ method: 'PUT' } & Update<T>)
  | { method: 'POST'; request: Request<T> }
  | { corrections: (current: T['current'], task: SaveTask<T>, done: Results<T['step']>) => readonly Update<T>[] }
);

export interface SaveScreen<Kind extends string = string> {
  kind: Kind;
  title: string;
  path: (subject: string) => string;
  unfinishedText: string;
}

/** Describes one save of several calls; its mutation, resume, notice, links, and fault bench derive from it. */
export interface SaveDescriptor<T extends SaveTypes> extends SaveScreen<T['kind']> {
  owner: (target: T['target']) => string;
  subject?: (target: T['target']) => string;
  steps: Readonly<Record<T['step'], SaveStep<T>>>;
  read: (send: Send, task: SaveTask<T>) => Promise<StepAnswer<T['current']>>;
  /** The finished steps that still match the form; by default those whose check passes. */
  stillDone?: (resume: Resume<T['step']>, current: T['current'], task: SaveTask<T>) => Results<T['step']>;
  updateTask?: (task: SaveTask<T>, current: T['current']) => SaveTask<T>;
  tags: (target: T['target']) => TagDescription<(typeof tags)[number]>[];
}

export const draftOf = <T extends SaveTypes>(
  { kind, owner, subject }: SaveDescriptor<T>,
  target: T['target'],
): DraftId => ({ owner: owner(target), form: kind, subject: subject?.(target) ?? '' });

export function stepsOf<T extends SaveTypes>(
  { steps }: SaveDescriptor<T>,
  target: T['target'],
  done: Results<T['step']> = {},
): T['step'][] {
  const names = Object.keys(steps) as T['step'][];
  return names.filter((name) => steps[name].applies?.(target, done) ?? true);
}

/** A correction is listed only if the save stopped at it. */
export function partsOf<T extends SaveTypes>(save: SaveDescriptor<T>, target: T['target'], resume: Resume<T['step']>) {
  return stepsOf(save, target, resume.done)
    .filter((name) => !('corrections' in save.steps[name]) || name === resume.step)
    .map((name) => ({ name, label: save.steps[name].label }));
}

export function resumeOf<T extends SaveTypes>(
  { steps }: SaveDescriptor<T>,
  { step, done, known }: UnfinishedSave,
): Resume<T['step']> {
  const isStep = (name: string): name is T['step'] => Object.hasOwn(steps, name);
  return {
    step: isStep(step) ? step : '',
    done: Object.fromEntries(Object.entries(done).filter(([name]) => isStep(name))) as Results<T['step']>,
    ...(known === undefined ? {} : { known }),
  };
}
