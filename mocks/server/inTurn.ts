import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Handles pipelined requests one at a time: each waits until the operating system has taken all of the previous response. Node would
 * start all requests of one packet at once, and keep the responses in memory for a client that reads none of them. Waiting requests
 * start one per turn of the event loop, so that other connections come first; browsers do not pipeline.
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
    // Leaves further requests in the operating system's buffer.
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
