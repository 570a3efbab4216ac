export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A property of a value that may be no record. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** The same in any case, because some servers answer "Success" or "Message". `name` is in lowercase. */
export const fieldInAnyCase = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1] : undefined;
