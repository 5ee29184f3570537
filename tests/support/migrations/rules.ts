import { parseSync } from 'libpg-query';
import { type Command, problemOfCommand } from './table-commands.ts';

/** A statement as PostgreSQL's own parser reads it: its kind, and what that kind has. */
type Node = Record<string, unknown>;

/** Statements that only add something, or change it in a moment. */
const QUICK = new Set([
  ...['CreateStmt', 'CreateFunctionStmt', 'CreateTrigStmt', 'CreateSeqStmt', 'CreateSchemaStmt', 'ViewStmt'],
  ...['CommentStmt', 'GrantStmt', 'VariableSetStmt', 'CreateDomainStmt', 'CreateEnumStmt'],
]);

/** What takes as long as its table is large. */
const SLOW = new Set(['UpdateStmt', 'DeleteStmt', 'InsertStmt', 'DoStmt', 'SelectStmt', 'CreateTableAsStmt']);

/**
 * Why a new migration may not run on a filled shop that serves (docs/migrations.md has the rules and what to write instead);
 * empty: it may. What it creates itself is empty, so anything may be done with that.
 */
export function problemsOf(text: string): string[] {
  const statements = (parseSync(text).stmts ?? []).map(
    ({ stmt }) => Object.entries(stmt as Node)[0] as [string, Node],
  );
  const own = new Set(
    statements.filter(([kind]) => kind === 'CreateStmt').map(([, body]) => nameOf(body.relation)),
  );
  const isOurs = (relation: unknown) => own.has(nameOf(relation));
  const inTransaction = !text.startsWith('-- no transaction');
  const problems = statements.flatMap(([kind, body]) =>
    problemsOfStatement(kind, body, { isOurs, inTransaction }),
  );
  const strong = statements.some(([kind, body]) => isStrong(kind, body) && !isOurs(body.relation));
  const isLong = statements.some(([kind, body]) => isSlow(kind, body) && !isOurs(body.relation));
  if (inTransaction && strong && isLong)
    problems.push('locks a table and then works long: two files, the lock first');
  return problems;
}

interface File {
  isOurs: (relation: unknown) => boolean;
  inTransaction: boolean;
}

function problemsOfStatement(kind: string, body: Node, { isOurs, inTransaction }: File): string[] {
  if (kind === 'AlterTableStmt')
    return isOurs(body.relation)
      ? []
      : commandsOf(body).flatMap((command) => told(body, problemOfCommand(command)));
  if (kind === 'IndexStmt') {
    if (isOurs(body.relation) && inTransaction) return [];
    if (!body.concurrent) return told(body, 'its index is built while nobody can write: concurrently');
    return inTransaction ? told(body, 'begins with a first line "-- no transaction"') : [];
  }
  if (kind === 'DropStmt') return told(body, problemOfDrop(body));
  if (kind === 'RenameStmt')
    return /INDEX|CONSTRAINT/.test(String(body.renameType))
      ? []
      : told(body, 'the former version knows what is renamed by its old name');
  if (!inTransaction)
    return told(body, `${kind} may be begun twice: only indexes stand outside of a transaction`);
  if (QUICK.has(kind) || isOurs(body.relation)) return [];
  if (kind === 'InsertStmt' && !isSlow(kind, body)) return [];
  return told(body, `${kind}: what fills or changes rows is a backfill, in steps`);
}

function problemOfDrop({ removeType, concurrent }: Node): string | null {
  if (removeType === 'OBJECT_TRIGGER') return null;
  if (removeType === 'OBJECT_INDEX')
    return concurrent ? null : 'the index is dropped while everybody waits: concurrently';
  return `${String(removeType).replace('OBJECT_', '').toLowerCase()} that the former version may still use`;
}

const isStrong = (kind: string, body: Node) =>
  (kind === 'AlterTableStmt' &&
    commandsOf(body).some(({ subtype }) => subtype !== 'AT_ValidateConstraint')) ||
  kind === 'CreateTrigStmt' ||
  (kind === 'DropStmt' && body.removeType === 'OBJECT_TRIGGER');

/** A list of values is short. */
function isSlow(kind: string, body: Node): boolean {
  if (kind === 'AlterTableStmt')
    return commandsOf(body).some(({ subtype }) => subtype === 'AT_ValidateConstraint');
  if (kind !== 'InsertStmt') return SLOW.has(kind);
  return (body.selectStmt as { SelectStmt?: Node } | undefined)?.SelectStmt?.valuesLists === undefined;
}

const commandsOf = ({ cmds }: Node) =>
  ((cmds ?? []) as { AlterTableCmd: Command }[]).map(({ AlterTableCmd }) => AlterTableCmd);

const nameOf = (relation: unknown) => (relation as { relname?: string } | undefined)?.relname ?? '';

const told = (body: Node, problem: string | null) =>
  problem === null ? [] : [`${nameOf(body.relation)}${body.relation ? ': ' : ''}${problem}`];
