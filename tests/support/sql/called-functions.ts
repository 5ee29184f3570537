import type { Client } from 'pg';

/**
 * The functions of SQL that the plans of these statements call, in the order of their names: each is a statement of its own for
 * each row. Others have become part of the statement, for which PostgreSQL wants one select that is as steady as its function
 * says, and of a function that looks into a table that it answers a set and stands in a FROM.
 */
export async function calledFunctions(client: Client, statements: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select proname as name from pg_proc join pg_language language on language.oid = prolang
     where language.lanname = 'sql' and prokind = 'f' and pronamespace = current_schema()::regnamespace`,
  );
  const called = new Set<string>();
  for (const text of statements) {
    const asked = rows.filter(({ name }) => text.includes(`${name}(`));
    if (asked.length === 0) continue;
    const plan = await planOf(client, text);
    for (const { name } of rows) if (plan.includes(`${name}(`)) called.add(name);
  }
  return [...called].sort();
}

async function planOf(client: Client, text: string): Promise<string> {
  const { rows } = await client.query<Record<string, string>>(
    `explain (generic_plan, verbose, costs off) ${text}`,
  );
  return rows.flatMap((row) => Object.values(row)).join('\n');
}
