import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { pendingMigrations } from '../db/migrate.ts';
import type { WritingProblem, WritingProof } from '../db/writing-problem.ts';

/**
 * /healthz: the process answers. /readyz: it can serve, so the database answers and has every migration; and sell, unless
 * no node can.
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
      if (problem && isOfEveryNode(problem, context)) return { status: 'read only', problem };
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

/** Others could serve no better, and a shop that can be looked at is better than none. */
function isOfEveryNode(problem: WritingProblem, { config }: Context): boolean {
  if (problem === 'disk full') return config.databaseUrl === null;
  return problem === 'database full' || problem === 'database takes no writes';
}

/** A lost replica is no reason to send visitors elsewhere: the primary answers for it. */
function replicaOf({ read }: Context) {
  if (!read.replica) return {};
  const { condition, lagSeconds } = read.replica.state();
  return { replica: condition, replicaLagSeconds: lagSeconds };
}
