import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { WritingProof } from './writing-proof.ts';

/**
 * /healthz: the process answers. /readyz: it can serve and sell, so the database answers, has every migration, and what
 * is new can be stored.
 */
export function registerHealth(
  app: FastifyInstance,
  context: Context,
  migrationsFolder: string,
  proveWriting: WritingProof,
): { beginStop: () => void } {
  let isStopping = false;
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    if (isStopping) return reply.code(503).send({ status: 'stopping' });
    try {
      const pending = await pendingMigrations(context.write, migrationsFolder);
      if (pending.length > 0) return reply.code(503).send({ status: 'migrations pending', pending });
      const problem = await proveWriting();
      if (problem) return reply.code(503).send({ status: problem });
      return { status: 'ok', ...replicaOf(context) };
    } catch {
      return reply.code(503).send({ status: 'database unreachable' });
    }
  });
  return {
    beginStop: () => {
      isStopping = true;
    },
  };
}

/** A lost replica is no reason to send visitors elsewhere: the primary answers for it. */
function replicaOf({ read }: Context) {
  if (!read.replica) return {};
  const { condition, lagSeconds } = read.replica.state();
  return { replica: condition, replicaLagSeconds: lagSeconds };
}
