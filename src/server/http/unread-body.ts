import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { finished } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Longer than every form; only the archives of pictures may be larger. */
const DRAINED_BYTES = 16 * 1024 * 1024;
const DRAINED_MILLIS = 30_000;
const LINGERED_MILLIS = 10_000;

interface Limits {
  bytes: number;
  millis: number;
  lingerMillis: number;
}

const LIMITS: Limits = { bytes: DRAINED_BYTES, millis: DRAINED_MILLIS, lingerMillis: LINGERED_MILLIS };

/**
 * An answer that goes out before its request was read would leave the rest of the body in the connection: the next
 * request of a proxy's kept connection would wait behind it, or its write would meet a reset and become a 502 for
 * somebody else. So the rest is read and thrown away first. Where it is too long, the connection ends with the
 * answer, and not at once: a reset could overtake the answer.
 */
export function registerUnreadBodies(app: FastifyInstance, limits: Limits = LIMITS): void {
  app.addHook('onSend', (request, reply, _payload, done) => {
    if (!hasBody(request)) return done();
    void drain(request.raw, limits).then((isGone) => {
      if (isGone) {
        // Set by the framework when it refuses a body, for the sake of a rest that is gone now.
        reply.removeHeader('connection');
      } else {
        reply.header('connection', 'close');
        linger(request.raw.socket, limits.lingerMillis);
      }
      done();
    });
  });
}

export function hasBody({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** Whether the rest of the body is gone; a client that went away counts as well. */
function drain(body: IncomingMessage, { bytes, millis }: Limits): Promise<boolean> {
  if (body.readableEnded || body.destroyed) return Promise.resolve(true);
  if (Number(body.headers['content-length'] ?? 0) > bytes) {
    discard(body);
    return Promise.resolve(false);
  }
  return new Promise((resolve) => {
    let left = bytes;
    const end = (isGone: boolean) => {
      clearTimeout(timer);
      body.off('data', count);
      stopWatching();
      resolve(isGone);
    };
    const count = (chunk: Buffer | string) => {
      left -= chunk.length;
      if (left < 0) end(false);
    };
    const timer = setTimeout(() => end(false), millis);
    const stopWatching = finished(body, { writable: false }, () => end(true));
    body.on('data', count);
    discard(body);
  });
}

/** Whatever read the body before lets go of it. */
function discard(body: IncomingMessage): void {
  body.unpipe();
  body.on('error', () => {});
  body.resume();
}

/** Node destroys a socket as soon as its last answer is written; this one stays open for what the client still sends. */
function linger(socket: Socket, millis: number): void {
  socket.destroySoon = () => {
    socket.end();
    setTimeout(() => socket.destroy(), millis).unref();
  };
}
