import { operationsAt } from '../../mocks/http/contract';
import { errorsAt, placeAt, responseAt } from '../../scripts/conform/schema';

/**
 * How a response violates the API's contract.
 * @param path below the API's base
 */
export async function contractProblems(method: string, path: string, response: Response): Promise<string[]> {
  const operation = operationsAt(path).find((one) => one.method === method);
  if (operation === undefined) return [`${method} ${path} is not in the contract`];
  const answer = responseAt(operation, response.status);
  const status = String(response.status);
  if (answer === undefined) return [`${operation.id} may not answer ${status}`];
  const type = (response.headers.get('Content-Type') ?? '').split(';')[0] ?? '';
  const schema = placeAt([...answer.parts, 'content', type, 'schema']);
  if (Object.keys(schema.value).length === 0) return [`${operation.id} ${status} may not be ${type}`];
  const text = await response.clone().text();
  const body: unknown = type === 'application/json' ? JSON.parse(text) : text;
  return errorsAt(schema, body).map(
    ({ instancePath, message }) => `${operation.id} ${status}${instancePath} ${String(message)}`,
  );
}

/** Fails the test if an answer violates the contract. */
export async function expectToKeepContract(method: string, path: string, response: Response): Promise<void> {
  expect(await contractProblems(method, path, response)).toEqual([]);
}
