export interface Kind<Value> {
  /** Completes the message of an invalid setting: "but it must be …". */
  must: string;
  /** Returns undefined if the value is invalid. */
  parse: (text: string) => Value | undefined;
}

/** Refuses hosts with characters that separate the parts of a content security policy. */
const ORIGIN = /^https?:\/\/[\w.:[\]-]+$/;

const webOrigin = (text: string): string | undefined => {
  const found = URL.canParse(text) ? new URL(text).origin : '';
  return ORIGIN.test(found) ? found : undefined;
};

const when = (valid: boolean, text: string): string | undefined => (valid ? text : undefined);

export const text: Kind<string> = { must: 'text', parse: (value) => value };

export const address: Kind<string> = {
  must: 'an address like https://www.example.org, or a path that starts with "/"',
  parse: (value) => when(value.startsWith('/') || webOrigin(value) !== undefined, value),
};

/** The API's base URL or path. The portal appends each call's path, so it has no query or fragment; `//host` would be another site. */
export const apiAddress: Kind<string> = {
  must: 'an address like https://api.example.org/media, or a path like /media, without user, query, or fragment',
  parse: (value) => {
    if (value.startsWith('/')) return when(/^\/(?![/\\])[^?#\s]*$/.test(value), value);
    return when(
      webOrigin(value) !== undefined &&
        !/[?#]/.test(value) &&
        new URL(value).username === '' &&
        new URL(value).password === '',
      value,
    );
  },
};

export const mailServer: Kind<string> = {
  must: 'an address like smtp://user:password@host:587, or one that starts with smtps://',
  parse: (value) => when(/^smtps?:\/\//i.test(value) && URL.canParse(value) && new URL(value).hostname !== '', value),
};

export const origin: Kind<string> = { must: 'an address like https://portal.example', parse: webOrigin };

export const origins: Kind<readonly string[]> = {
  must: 'addresses like https://portal.example, with spaces between',
  parse: (value) => {
    const list = value.split(/[\s,]+/).map(webOrigin);
    return list.every((one) => one !== undefined) ? list : undefined;
  },
};

export const libsqlServer: Kind<string> = {
  must: 'an address like libsql://database.example.org',
  parse: (value) => when(URL.canParse(value) && /^(?:libsql|https?|wss?):$/.test(new URL(value).protocol), value),
};

export const port: Kind<number> = {
  must: 'a port, a number from 0 to 65535',
  parse: (value) => (/^\d{1,5}$/.test(value) && Number(value) <= 65_535 ? Number(value) : undefined),
};

export const digit: Kind<number> = {
  must: 'a number from 0 to 9',
  parse: (value) => (/^\d$/.test(value) ? Number(value) : undefined),
};

export const flag: Kind<boolean> = {
  must: '1 or 0',
  parse: (value) => (value === '1' || value === '0' ? value === '1' : undefined),
};

export const day: Kind<string> = {
  must: 'a day like 2026-11-20',
  parse: (value) => {
    const date = new Date(`${value}T00:00:00Z`);
    return when(!Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === value, value);
  },
};

export const oneOf = <const Choice extends string>(...choices: Choice[]): Kind<Choice> => ({
  must: choices.map((choice) => `"${choice}"`).join(' or '),
  parse: (value) => choices.find((choice) => choice === value),
});
