// Verifies SEC-2.
import { fc } from '../support/generated';
import { apiPath, apiUrl } from '@/shared/api';
import { operationsInContract } from '../../mocks/http/contract';
import { compilePath, pathBelow } from '../../mocks/http/matchPath';

const ORIGIN = 'https://portal.example';
const BASE = '/mediareact/api';
const operations = operationsInContract.map(({ id, path }) => ({ id, match: compilePath(path) }));

/** The operations that the server finds in an address, with the parts as it reads them. */
function reached(url: string) {
  const below = pathBelow(ORIGIN + BASE, url);
  return operations.flatMap(({ id, match }) => {
    const parts = below === undefined ? undefined : match(below);
    return parts === undefined ? [] : [{ id, parts }];
  });
}

const pieces = ['.', '..', '/', '\\', '%2e', '%2E%2e', '%2f', '%', '?', '#', ';', '&', ' ', '\u0000', 'é', '🏈', '1'];
const part = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 6 }).map((several) => several.join('')),
);
const refused = (text: string) => ['', '.', '..'].includes(text) || /\p{Surrogate}/u.test(text);

test('ten thousand generated parts reach their call unchanged, or none', () => {
  fc.assert(
    fc.property(part, part, (one, other) => {
      const { path } = apiPath`/staff/assistant/${one}/${other}`;
      if (refused(one) || refused(other)) return path === undefined;
      const found = reached(apiUrl(BASE, ORIGIN, path ?? '') ?? '');
      const [call] = found;
      if (found.length !== 1 || call?.id !== 'deleteAssistant' || typeof call.parts !== 'object') return false;
      return call.parts.organizationId === one && call.parts.PersonID === other;
    }),
    { numRuns: 10_000 },
  );
});
