/** Thrown anywhere below a handler: the call is answered with this status and `{ message, ...more }`. */
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

export const unauthorized = (message = 'Please sign in: there is no valid session.') => new Refusal(401, message);

export const forbidden = (message = 'This belongs to another organization.') => new Refusal(403, message);

export const notFound = (what: string) => new Refusal(404, `There is no such ${what}.`);

export const unprocessable = (field: string, problem: string) => new Refusal(422, `${field} ${problem}.`);
