import { Client, type Pool } from 'pg';

/** What reading costs, counted instead of timed: the same on a fast machine and on a busy one. */
export interface Work {
  statements: number;
  /** Pages of tables and indexes that the statements touch. */
  blocks: number;
  plans: string[];
}

/** Explains every SELECT that `read` sends to the pool it is given. It may write nothing: statements run twice. */
export async function workOf(pool: Pool, read: (watched: Pool) => Promise<unknown>): Promise<Work> {
  const work: Work = { statements: 0, blocks: 0, plans: [] };
  const watch = <Target extends Pool | Client>(target: Target): Target =>
    new Proxy(target, {
      get: (_, name) => {
        if (name === 'query') return (statement: Statement) => explained(target, statement, work);
        if (name === 'connect') return async () => watch((await (target as Pool).connect()) as never);
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  await read(watch(pool));
  return work;
}

type Statement = string | { text: string; values?: unknown[] };

async function explained(target: Pool | Client, statement: Statement, work: Work) {
  work.statements++;
  const { text, values = [] } = typeof statement === 'string' ? { text: statement } : statement;
  if (/^\s*(select|with)\b/i.test(text)) {
    const { rows } = await target.query(`explain (analyze, buffers, format json) ${text}`, values);
    const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: Record<string, number> }];
    work.blocks += (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);
    work.plans.push(JSON.stringify(plan));
  }
  return target.query(statement as string);
}

/** How many statements this process sends while `work` goes on. */
export async function countStatements<Value>(
  work: () => Promise<Value>,
): Promise<{ statements: number; value: Value }> {
  const send = Client.prototype.query as (this: Client, ...parts: unknown[]) => unknown;
  let statements = 0;
  Client.prototype.query = function counted(this: Client, ...parts: unknown[]) {
    statements++;
    return send.apply(this, parts);
  } as typeof Client.prototype.query;
  try {
    const value = await work();

    return { statements, value };
  } finally {
    Client.prototype.query = send as typeof Client.prototype.query;
  }
}

/** Processor time of `work` in this process, its threads included; other programs change it little. */
export async function processorMillisOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}
