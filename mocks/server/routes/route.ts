import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers the request, or says that the address is not its own by returning false. */
export type Route = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
