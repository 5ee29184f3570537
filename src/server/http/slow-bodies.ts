import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { errors } from '../../wire/errors.ts';
import { hasBody } from './unread-body.ts';

interface Limits {
  /** Time that every body has, however small. */
  graceMillis: number;
  /** What must arrive on average behind that: half of what the slowest mobile networks of the country give. */
  bytesPerSecond: number;
  /** How long nothing at all may arrive: a tunnel, a lift. */
  silenceMillis: number;
  lookEveryMillis: number;
}

const LIMITS: Limits = {
  graceMillis: 20_000,
  bytesPerSecond: 8_000,
  silenceMillis: 60_000,
  lookEveryMillis: 2_000,
};

interface Arriving {
  request: IncomingMessage;
  reply: ServerResponse;
  startedAt: number;
  bytesAtStart: number;
  lastBytes: number;
  lastBytesAt: number;
  lookedAt: number;
}

/**
 * Ends requests whose body comes too slowly. A rate instead of a total time: 50 MB of pictures may take an hour and a
 * half from a slow phone, while a body that trickles ends after seconds.
 */
export function registerSlowBodies(app: FastifyInstance, limits: Limits = LIMITS): void {
  const arriving = new Map<IncomingMessage, Arriving>();
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) {
      const { bytesRead } = request.raw.socket;
      const now = performance.now();
      arriving.set(request.raw, {
        request: request.raw,
        reply: reply.raw,
        startedAt: now,
        bytesAtStart: bytesRead,
        lastBytes: bytesRead,
        lastBytesAt: now,
        lookedAt: now,
      });
      request.raw.once('close', () => arriving.delete(request.raw));
    }
    done();
  });
  app.addHook('onResponse', (request, _reply, done) => {
    arriving.delete(request.raw);
    done();
  });
  const looking = setInterval(() => {
    for (const one of arriving.values()) {
      if (one.request.complete) arriving.delete(one.request);
      else if (isTooSlow(one, limits, performance.now())) end(one);
    }
  }, limits.lookEveryMillis);
  looking.unref();
  app.addHook('onClose', () => clearInterval(looking));
}

function isTooSlow(one: Arriving, limits: Limits, now: number): boolean {
  const { bytesRead } = one.request.socket;
  const sinceLook = now - one.lookedAt;
  one.lookedAt = now;
  // What waits to be read is our own slowness, not the sender's.
  if (one.request.readableLength >= one.request.readableHighWaterMark) {
    one.startedAt += sinceLook;
    one.lastBytesAt = now;
    return false;
  }
  if (bytesRead !== one.lastBytes) {
    one.lastBytes = bytesRead;
    one.lastBytesAt = now;
  }
  const seconds = (now - one.startedAt - limits.graceMillis) / 1_000;
  const isTrickling = bytesRead - one.bytesAtStart < seconds * limits.bytesPerSecond;
  return isTrickling || now - one.lastBytesAt > limits.silenceMillis;
}

/** Past the framework, which is still reading: what it does afterwards meets a connection that is over. */
function end({ request: { socket }, reply }: Arriving): void {
  const { status, message } = errors['too-slow'];
  const body = JSON.stringify({ status: false, message, code: 'too-slow' });
  const head = [
    `HTTP/1.1 ${status} Request Timeout`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  if (!reply.headersSent) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
