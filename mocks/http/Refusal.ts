/** An error that a handler, or code that it calls, throws to respond with `{ message, ...more }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly more: Readonly<Record<string, unknown>> = {},
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

export const unauthorized = (message = 'Please sign in. Your session is not valid.') => new Refusal(401, message);

export const forbidden = (message = 'This belongs to another organization.') => new Refusal(403, message);

export const notFound = (what: string) => new Refusal(404, `This ${what} does not exist.`);

export const unprocessable = (field: string, problem: string) => new Refusal(422, `${field} ${problem}.`);
