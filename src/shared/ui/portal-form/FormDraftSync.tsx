import type { UnknownAction } from '@reduxjs/toolkit';
import { useFormikContext } from 'formik';
import { useCallback, useEffect, useRef } from 'react';
import { fieldsEdited, fieldsLeft, submitPressed } from '@/shared/lib/drafts';
import { registerFlush } from './flushForms';

type Texts = Readonly<Record<string, string>>;

/** Replaces a typed secret, so that the store knows that there is one; time travel shows it. */
const FILLED = '••••••';

/** The draft's delay behind typing, in ms; redux-persist adds up to 50. */
const LAG_MS = 200;

interface FormDraftSyncProps {
  initial: Texts;
  stored: Texts;
  secret: readonly string[];
  isSending?: boolean;
  /** Changes the draft; stable. */
  send: (event: UnknownAction) => void;
}

export const areSame = (one: Texts, other: Texts): boolean =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every((name) => one[name] === other[name]);

export function FormDraftSync({ initial, stored, secret, isSending = false, send }: FormDraftSyncProps) {
  const { values, touched, submitCount, setValues } = useFormikContext<Record<string, string>>();
  const latest = useRef(values);
  const mirrored = useRef(stored);

  const mirror = useCallback(
    (isLeaving: boolean) => {
      const typed = Object.entries(latest.current)
        .filter(([name, text]) => {
          // What is changed back during a save is a change to what is being saved.
          const isSecret = secret.includes(name);
          const isChanged = text !== initial[name] || (isSending && !isSecret && name in mirrored.current);
          return isChanged && !(isLeaving && isSecret);
        })
        .map(([name, text]) => [name, secret.includes(name) ? FILLED : text]);
      const edited = Object.fromEntries(typed) as Texts;
      if (areSame(edited, mirrored.current)) return;
      mirrored.current = edited;
      send(fieldsEdited({ ...edited }));
    },
    [initial, isSending, send, secret],
  );
  // A save that begins must not look like leaving the form.
  const latestMirror = useRef(mirror);
  useEffect(() => {
    latestMirror.current = mirror;
  }, [mirror]);
  const flush = useCallback(() => {
    latestMirror.current(false);
  }, []);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (latest.current === values) return;
    latest.current = values;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      flush();
    }, LAG_MS);
  }, [values, flush]);

  useEffect(() => {
    const remove = registerFlush(flush);
    return () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      latestMirror.current(true);
      remove();
    };
  }, [flush]);

  useEffect(() => {
    if (areSame(stored, mirrored.current)) return;
    const before = mirrored.current;
    mirrored.current = stored;
    const names = Object.keys(initial).filter((name) => {
      // What was typed since the last mirroring is newer than what arrives.
      const isTyped = latest.current[name] !== (before[name] ?? initial[name]);
      return stored[name] !== before[name] && !isTyped && !secret.includes(name);
    });
    const arrived = names.map((name) => [name, stored[name] ?? initial[name] ?? '']);
    latest.current = { ...latest.current, ...(Object.fromEntries(arrived) as Texts) };
    void setValues(latest.current);
  }, [stored, initial, secret, setValues]);

  const base = useRef(initial);
  useEffect(() => {
    const before = base.current;
    if (before === initial) return;
    base.current = initial;
    // The record was read again, for instance after another tab saved it: only what was typed here stays.
    const now = Object.entries(initial).map(([name, text]) => {
      const own = latest.current[name] ?? '';
      return [name, own === before[name] && !(name in mirrored.current) ? text : own];
    });
    latest.current = Object.fromEntries(now) as Texts;
    void setValues(latest.current);
  }, [initial, setValues]);

  const left = Object.keys(touched).sort().join();
  const reported = useRef(left);
  useEffect(() => {
    if (reported.current === left) return;
    reported.current = left;
    send(fieldsLeft(left === '' ? [] : left.split(',')));
  }, [left, send]);

  const presses = useRef(submitCount);
  useEffect(() => {
    if (submitCount > presses.current) send(submitPressed());
    presses.current = submitCount;
  }, [submitCount, send]);

  return null;
}
