import { demoLogins } from '../../../mocks/server';
import { listingRequest } from '../fixture/bodies';

/** One request as a visitor's browser would send it. */
export interface TrafficCall {
  name: string;
  path: string;
  init?: RequestInit;
  /** A call that the same visitor sends first. */
  before?: TrafficCall;
}

const API = '/mediareact/api';
const JSON_HEADERS = { 'Content-Type': 'application/json' };

/** The n-th visitor's address, as a proxy in front of the server reports it. */
const visitor = (n: number) => `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** @param from the visitor's address */
export const post = (name: string, path: string, body: object, from: string): TrafficCall => ({
  name,
  path: API + path,
  init: { method: 'POST', headers: { ...JSON_HEADERS, 'X-Forwarded-For': from }, body: JSON.stringify(body) },
});

const request = (n: number) => ({ ...listingRequest, Organization: `Load ${n}`, Email: `load${n}@load.example` });

/** Who signs in: everyone in turn, so that nobody reaches the limit for guesses. */
const loginOf = (n: number) => demoLogins[n % demoLogins.length] ?? { email: '', password: '' };

/**
 * Makes the n-th of many requests. Of fifty: fourteen of the listing and its pages, sixteen of an organization's page,
 * seven of lookups and names, ten of the media area, one login, two writes. The server must trust one proxy: each visitor
 * comes from an address of its own.
 */
export function traffic(token: string, identifier: string): (n: number) => TrafficCall {
  const media = (name: string, path: string, init: RequestInit = {}): TrafficCall => ({
    name,
    path: API + path,
    init: { ...init, headers: { ...JSON_HEADERS, Authorization: `Bearer ${token}` } },
  });
  const read = (name: string, path: string): TrafficCall => ({ name, path });
  return (n) => {
    // Seven and fifty have no common factor: every kind comes as often as said, and they are mixed.
    const turn = (n * 7) % 50;
    if (turn < 8) return read('listing', `${API}/org/listing`);
    if (turn < 14) return read('document', turn < 11 ? '/mediareact/media-listing' : '/mediareact/psa');
    if (turn < 20) return read('detail', `${API}/org/identifier/${identifier}`);
    if (turn < 25) return read('primary contact', `${API}/staff/director/${identifier}`);
    if (turn < 30) return read('assistants', `${API}/staff/assistants/${identifier}`);
    if (turn < 34) return read('lookups', `${API}/${turn < 32 ? 'org/types' : 'contact/county'}`);
    if (turn < 37) return read('name search', `${API}/org/name/courier`);
    if (turn < 41) return media('staff', `/staff/${identifier}`);
    if (turn < 44) return media('activities', '/site/activity-selection/activities');
    if (turn < 47) return media('schools', '/school/search/name/high');
    if (turn === 47) return post('login', '/login/login', loginOf(Math.floor(n / 50)), visitor(n));
    const captcha = post('captcha', '/login/captcha', { token: `standin-${n}` }, visitor(n));
    return turn === 49 ? captcha : { ...post('listing request', '/org/temp', request(n), visitor(n)), before: captcha };
  };
}
