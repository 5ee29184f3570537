interface Constraint {
  contype: string;
  raw_expr?: object;
  skip_validation?: boolean;
  indexname?: string;
}

/** One action of ALTER TABLE. */
export interface Command {
  subtype: string;
  name?: string;
  def?: { ColumnDef?: { constraints?: { Constraint: Constraint }[] }; Constraint?: Constraint };
}

/** Those that change a line of the catalogue, or read the table without keeping anybody from it. */
const MOMENTARY = new Set([
  ...['AT_ColumnDefault', 'AT_DropNotNull', 'AT_DropConstraint', 'AT_ValidateConstraint'],
  ...['AT_SetStatistics', 'AT_SetRelOptions', 'AT_ResetRelOptions', 'AT_SetStorage', 'AT_SetCompression'],
  ...['AT_EnableTrig', 'AT_DisableTrig', 'AT_ReplicaIdentity'],
]);

/** Why an action on a filled table may not be; null: it may. Rewrites and scans by PostgreSQL's manual of ALTER TABLE. */
export function problemOfCommand({ subtype, name, def }: Command): string | null {
  if (subtype === 'AT_AddColumn') return problemOfColumn(def?.ColumnDef?.constraints ?? []);
  if (subtype === 'AT_AddConstraint') return problemOfConstraint(def?.Constraint);
  if (subtype === 'AT_SetNotNull')
    return `${name} is proved under the lock: a not valid constraint, proved by a later file`;
  if (subtype === 'AT_AlterColumnType')
    return `${name} has its table rewritten: a second column, filled in steps`;
  if (subtype === 'AT_DropColumn') return `${name} is read by the former version: drop it in a later one`;
  return MOMENTARY.has(subtype) ? null : `${subtype} is not known to be quick`;
}

function problemOfColumn(constraints: readonly { Constraint: Constraint }[]): string | null {
  const of = (kind: string) => constraints.find(({ Constraint }) => Constraint.contype === kind)?.Constraint;
  const value = of('CONSTR_DEFAULT');
  if (of('CONSTR_GENERATED') || of('CONSTR_IDENTITY')) return 'a computed column rewrites the table';
  if (value && !isFixed(value.raw_expr)) return 'a default that is another for each row rewrites the table';
  if (of('CONSTR_NOTNULL') && !value) return 'a column that must be filled needs a default';
  if (of('CONSTR_UNIQUE') || of('CONSTR_PRIMARY'))
    return 'its index is built under the lock: concurrently, by itself';
  if (of('CONSTR_CHECK'))
    return 'its check reads the table under the lock: not valid, proved by a later file';
  return of('CONSTR_FOREIGN') && value ? 'its key reads the table under the lock: not valid' : null;
}

function problemOfConstraint(constraint: Constraint | undefined): string | null {
  if (!constraint) return 'a constraint that cannot be read';
  if (['CONSTR_UNIQUE', 'CONSTR_PRIMARY'].includes(constraint.contype))
    return constraint.indexname ? null : 'its index is built under the lock: concurrently, then using index';
  if (['CONSTR_CHECK', 'CONSTR_FOREIGN', 'CONSTR_NOTNULL'].includes(constraint.contype))
    return constraint.skip_validation
      ? null
      : 'the table is read under the lock: not valid, proved by a later file';
  return `${constraint.contype} reads the table under the lock`;
}

/** The same for all rows: PostgreSQL keeps it beside the table. Of functions only the moment of the transaction is. */
function isFixed(expression: object | undefined): boolean {
  const [kind, body] = Object.entries(expression ?? {})[0] ?? [];
  if (kind === 'A_Const' || kind === 'SQLValueFunction') return true;
  if (kind === 'TypeCast') return isFixed((body as { arg: object }).arg);
  if (kind === 'A_ArrayExpr') return ((body as { elements?: object[] }).elements ?? []).every(isFixed);
  if (kind !== 'FuncCall') return false;
  const name = (body as { funcname: { String: { sval: string } }[] }).funcname.at(-1)?.String.sval;
  return name === 'now';
}
