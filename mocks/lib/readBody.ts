import { Refusal } from './Refusal';

/** The JSON body of a call. */
export async function readBody(request: Request): Promise<unknown> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^application\/json\b/i.test(type)) throw new Refusal(400, 'The body must be sent as application/json.');
  try {
    return (await request.json()) as unknown;
  } catch {
    throw new Refusal(400, 'The body is no JSON.');
  }
}
