import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Begins a connection's next request only when the system has taken all of the previous response, because Node begins all that come in one
 * packet, and would keep the responses in memory for a caller who reads none of them. Such requests, which browsers do not send, begin one
 * in each turn of the event loop, so that the others come first.
 */
export function inTurn(handle: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  const waiting: (() => void)[] = [];
  const beginOne = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(beginOne);
  };
  return (request, response) => {
    const { socket } = request;
    const previous = latest.get(socket);
    latest.set(socket, response);
    if (previous === undefined || previous.destroyed) {
      handle(request, response);
      return;
    }
    // Leaves further requests in the system's buffer.
    socket.pause();
    previous.once('close', () => {
      const begin = (): void => {
        if (latest.get(socket) === response) socket.resume();
        if (socket.writable) handle(request, response);
      };
      if (waiting.push(begin) === 1) setImmediate(beginOne);
    });
  };
}
