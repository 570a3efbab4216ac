import type { Kind } from './kinds';
import { SETTINGS, type SettingName } from './settings';

export type Environment = Readonly<Record<string, string | undefined>>;

type Table = typeof SETTINGS;

type ValueOf<Name extends SettingName> =
  | (Table[Name]['kind'] extends Kind<infer Value> ? Value : never)
  | (Table[Name] extends { fallback: string } ? never : undefined);

/**
 * An empty setting counts as absent.
 * @throws an error that names the setting
 */
export function readSetting<Name extends SettingName>(environment: Environment, name: Name): ValueOf<Name> {
  const { kind, fallback }: { kind: Kind<unknown>; fallback?: string } = SETTINGS[name];
  const given = environment[name]?.trim() ?? '';
  const text = given === '' ? fallback : given;
  if (text === undefined) return undefined as ValueOf<Name>;
  const value = kind.parse(text);
  // Keeps the credentials in a mail server's URL out of the error message.
  const shown = text.replace(/\/\/[^/@]*@/, '//…@');
  if (value === undefined) throw new Error(`${name} is "${shown}", but it must be ${kind.must}.`);
  return value as ValueOf<Name>;
}

export const isSet = (environment: Environment, name: SettingName): boolean => (environment[name]?.trim() ?? '') !== '';

export const isSettingName = (name: string): name is SettingName => Object.hasOwn(SETTINGS, name);

/** Prefixes that no other program uses, so an unknown name with one of them is misspelled. */
const OWN_PREFIX = /^(?:ASSOCIATION|MEDIA_API|RECAPTCHA|CONFORM)_/;

export const misspelled = (names: readonly string[]): string[] =>
  names.filter((name) => OWN_PREFIX.test(name) && !isSettingName(name));
