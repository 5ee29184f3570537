import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** So long a connection that has said nothing yet may keep a stop waiting. */
const SILENCE_MILLIS = 1_000;

export interface Draining {
  /** From now on each reply is the last of its connection, so that clients leave before the listener closes. */
  begin: () => void;
  /** Closes connections without a request, again and again until the returned function is called. */
  closeIdle: () => () => void;
}

/**
 * Lets connections end without a reset: Node by itself would keep a connection open for a next request whose last one
 * ends only now, and one that never sent any (browsers open some ahead) until its process is killed.
 */
export function registerDraining(app: FastifyInstance): Draining {
  let isDraining = false;
  const silent = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    silent.delete(request.raw.socket);
    // On the reply of Node: what the framework sets is taken back where the body was read.
    if (isDraining) reply.raw.setHeader('connection', 'close');
    done();
  });
  return {
    begin: () => {
      isDraining = true;
    },
    closeIdle: () => {
      const idle = setInterval(() => app.server.closeIdleConnections(), 50);
      const end = setTimeout(() => {
        for (const socket of silent) socket.end();
      }, SILENCE_MILLIS);
      return () => {
        clearInterval(idle);
        clearTimeout(end);
      };
    },
  };
}
