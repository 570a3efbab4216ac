export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a property of a value that may not be an object. */
export const fieldOf = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);

/** Like `fieldOf`, but ignores case, because some servers write "Success" or "Message". `name` is in lowercase. */
export const fieldInAnyCase = (value: unknown, name: string): unknown =>
  isRecord(value) ? Object.entries(value).find(([key]) => key.toLowerCase() === name)?.[1] : undefined;
