import { loadModule, parseSync } from 'libpg-query';
import { listenToStatements } from '../../tests/support/sql/sent-statements.ts';
import { readSource } from '../../tests/support/sql/source-calls.ts';
import { printPurchases } from './purchases.ts';
import { type Family, familyOf, KEYS } from './scheme.ts';

type Where =
  | 'cannot be read'
  | 'no parted table'
  | 'one part'
  | 'all parts of one family'
  | 'several families';

/**
 * Prints, for every statement that the server sends, whether one part of a parted database could answer it: by the tables that
 * it names and by the keys that it compares. What triggers and functions of the database touch is not seen, so this is
 * the least that crosses. Then how many parts a purchase would take.
 */
export async function measureParts(ledger?: string): Promise<void> {
  await loadModule();
  const source = readSource();
  const sent = await listenToStatements(source);
  source.close();
  const counts = new Map<Where, number>();
  const crossing = new Map<string, number>();
  for (const { text, place } of sent) {
    const where = whereOf(text);
    counts.set(where, (counts.get(where) ?? 0) + 1);
    const room = /modules\/([a-z-]+)/.exec(place)?.[1] ?? 'other';
    if (where === 'several families') crossing.set(room, (crossing.get(room) ?? 0) + 1);
  }
  console.log(`${sent.length} statements of the server`);
  for (const [where, count] of counts)
    console.log(
      `  ${String(count).padStart(6)}  ${((count / sent.length) * 100).toFixed(1).padStart(5)} %  ${where}`,
    );
  console.log('\nOf several families, by room');
  for (const [room, count] of [...crossing].sort(([, one], [, other]) => other - one))
    console.log(`  ${String(count).padStart(6)}  ${room}`);
  await printPurchases(ledger);
}

function whereOf(text: string): Where {
  const names = new Set<string>();
  const compared = new Set<string>();
  try {
    collect(parseSync(text), names, compared);
  } catch {
    // Made with values that its function would refuse (UNPREPARED of sql-statements.test.ts).
    return 'cannot be read';
  }
  const families = new Set([...names].map(familyOf).filter((family) => family !== null));
  const [only] = families;
  if (only === undefined) return 'no parted table';
  if (families.size > 1) return 'several families';
  return KEYS[only as Family].some((key) => compared.has(key)) ? 'one part' : 'all parts of one family';
}

/** Names of tables, and columns that are compared for being equal, or written. */
function collect(node: unknown, names: Set<string>, compared: Set<string>): void {
  if (Array.isArray(node)) for (const one of node) collect(one, names, compared);
  else if (node && typeof node === 'object')
    for (const [kind, body] of Object.entries(node)) {
      const { relname, name, kind: operator } = (body ?? {}) as Record<string, unknown>;
      if (typeof relname === 'string') names.add(relname);
      if (
        kind === 'A_Expr' &&
        /AEXPR_OP(_ANY)?$/.test(String(operator)) &&
        JSON.stringify(name).includes('"="')
      )
        for (const [, column = ''] of JSON.stringify(body).matchAll(/"sval":"(\w+)"/g)) compared.add(column);
      if (kind === 'InsertStmt')
        for (const [, column = ''] of JSON.stringify(body).matchAll(/"ResTarget":\{"name":"(\w+)"/g))
          compared.add(column);
      collect(body, names, compared);
    }
}
