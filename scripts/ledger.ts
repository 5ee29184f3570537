/**
 * npm run ledger -- COMMAND: the books in the terminal, on the database that the environment names. `check` ends with
 * code 1 when something does not hold.
 */
import { type AccountRef, LEDGER_ACCOUNTS, type LedgerAccount } from '../src/domain/ledger/accounts.ts';
import { formatPesos } from '../src/domain/money.ts';
import { createGeocoder } from '../src/server/adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from '../src/server/adapters/payment/create-payment-provider.ts';
import type { Context } from '../src/server/context.ts';
import { createKeptValues } from '../src/server/kept/kept-values.ts';
import { createLog } from '../src/server/log.ts';
import { getBalance, listBalances } from '../src/server/modules/books/balances.service.ts';
import {
  checkLedger,
  listReversedAfterRefund,
  paidTwiceLines,
} from '../src/server/modules/books/check.service.ts';
import { listEntries } from '../src/server/modules/books/entries.service.ts';
import {
  type ExplainedEntry,
  explainEntry,
  explainOrder,
} from '../src/server/modules/books/explain.service.ts';
import {
  groupDifferences,
  listDifferences,
} from '../src/server/modules/payouts/reconciliation/difference-list.service.ts';
import { reconcile } from '../src/server/modules/payouts/reconciliation/reconciliation.service.ts';
import { createWorkerPool } from '../src/server/worker/worker-pool.ts';
import type { DifferenceGroup } from '../src/wire/payouts/reconciliation.ts';
import { openTool } from './open-tool.ts';

type Books = Pick<Context, 'write'>;

interface Command {
  arguments: string;
  help: string;
  /** Lines to print; `failed` makes the exit code 1. Null: wrong arguments. */
  run: (context: Context, given: string[]) => Promise<{ lines: string[]; failed?: boolean } | null>;
}

const commands = {
  check: { arguments: '', help: 'prove every account, peso by peso', run: check },
  balances: { arguments: '', help: 'what each account holds', run: balances },
  account: { arguments: 'ACCOUNT [SELLER]', help: 'balance and last 50 entries of an account', run: account },
  explain: { arguments: 'ENTRY', help: 'what an entry follows from', run: explain },
  reconcile: { arguments: '', help: 'compare provider, orders and books now', run: reconcileNow },
  order: { arguments: 'NUMBER', help: 'all entries of an order, explained', run: order },
} satisfies Record<string, Command>;

async function check(context: Books) {
  const violations = await checkLedger(context);
  const lines = violations.map(
    ({ cause, subject, expected, actual }) =>
      `${subject}: ${cause}. Los libros dicen ${formatPesos(actual)}, debe ser ${formatPesos(expected)}.`,
  );
  const owed = paidTwiceLines(await listReversedAfterRefund(context));
  if (lines.length > 0) return { lines: [...lines, ...owed], failed: true };
  return { lines: ['Los libros cuadran.', ...owed] };
}

async function reconcileNow(context: Context) {
  const { found, opened, resolved, providerRead, transactionsTakenUp } = await reconcile(context);
  const summary = `Lista del proveedor: ${providerRead}. Transacciones recuperadas: ${transactionsTakenUp}. Diferencias: ${found} (${opened} nuevas), resueltas ${resolved}.`;
  const groups = await groupDifferences(context, 'abiertas');
  const lines = await Promise.all(groups.map((group) => groupLines(context, group)));
  return { lines: [...lines.flat(), summary], failed: found > 0 };
}

const SHOWN_OF_A_CAUSE = 20;

async function groupLines(context: Context, { kind, name, count, amount }: DifferenceGroup) {
  const { differences } = await listDifferences(context, { kind, limit: SHOWN_OF_A_CAUSE });
  const rest = count - differences.length;
  return [
    columns(String(count), name, formatPesos(amount)),
    ...differences.map(({ subject, cause }) => `    ${subject}: ${cause}`),
    ...(rest > 0 ? [`    y ${rest} más`] : []),
    ...(differences[0] ? [`    Qué hacer: ${differences[0].remedy}`] : []),
  ];
}

async function balances({ write }: Books) {
  const all = await listBalances(write);
  return {
    lines: all.map(({ account: id, name, ofMarketplace, balance }) =>
      columns(id, ofMarketplace ? name : `${name} (vendedores)`, formatPesos(balance)),
    ),
  };
}

async function account({ write }: Books, [name = '', seller = '0']: string[]) {
  if (!Object.hasOwn(LEDGER_ACCOUNTS, name) || !/^\d+$/.test(seller)) return null;
  const ref: AccountRef = { account: name as LedgerAccount, owner: Number(seller) };
  const { entries } = await listEntries(write, ref, { limit: 50 });
  const lines = entries.map(({ id, postedOn, amount, ruleName, orderNumber }) =>
    [String(id), postedOn, formatPesos(amount).padStart(16), orderNumber ?? '', ruleName].join('  '),
  );
  return { lines: [`Saldo: ${formatPesos(await getBalance(write, ref))}`, ...lines] };
}

async function explain({ write }: Books, [id = '']: string[]) {
  if (!/^\d{1,15}$/.test(id)) return null;
  const entry = await explainEntry(write, Number(id));
  return entry ? { lines: linesOf(entry) } : { lines: [`No hay un movimiento ${id}.`], failed: true };
}

async function order({ write }: Books, [number = '']: string[]) {
  if (!/^\d{1,15}$/.test(number)) return null;
  const found = await explainOrder(write, Number(number));
  if (!found) return { lines: [`Los libros no tienen movimientos del pedido ${number}.`], failed: true };
  const left = found.balances.map(({ account: id, owner, name, balance }) =>
    columns(owner === 0 ? id : `${id} ${owner}`, name, formatPesos(balance)),
  );
  return { lines: [...found.entries.flatMap(linesOf), 'Queda en las cuentas:', ...left] };
}

function linesOf(entry: ExplainedEntry): string[] {
  const { id, postedOn, transaction, debit, credit, explanation } = entry;
  const causes = [
    entry.payment && `pago ${entry.payment.reference}`,
    entry.refund && `reembolso ${entry.refund.id} (${entry.refund.cause})`,
    entry.payout && `giro ${entry.payout.id}`,
    entry.settlementId && `liquidación ${entry.settlementId}`,
    entry.collection && `recaudo ${entry.collection.id}`,
    entry.remittance && `consignación ${entry.remittance.reference}`,
    entry.providerSettlement && `abono ${entry.providerSettlement.reference}`,
  ].filter(Boolean);
  return [
    `${id}  ${postedOn}  ${explanation}`,
    `    débito ${sideText(debit)}, crédito ${sideText(credit)}`,
    `    ${[transaction.key, ...causes, transaction.actor, transaction.note].filter(Boolean).join(' · ')}`,
  ];
}

function sideText({ name, owner }: ExplainedEntry['debit']): string {
  return owner === 0 ? name : `${name} ${owner}`;
}

function columns(id: string, name: string, amount: string): string {
  return `${id.padEnd(22)}${name.padEnd(52)}${amount.padStart(18)}`;
}

function usage(): string {
  const rows = Object.entries(commands).map(
    ([name, command]) => `  ${`${name} ${command.arguments}`.padEnd(28)}${command.help}`,
  );
  return ['Usage: npm run ledger -- COMMAND', ...rows].join('\n');
}

const [name = '', ...given] = process.argv.slice(2);
const command = Object.hasOwn(commands, name) ? (commands as Record<string, Command>)[name] : undefined;
if (!command) {
  console.error(usage());
  process.exit(1);
}
const { config, database } = await openTool();
const log = createLog('warn');
const context: Context = {
  config,
  ...database.pools,
  now: () => new Date(),
  log,
  geocoder: createGeocoder(config),
  paymentProvider: createPaymentProvider(config),
  kept: createKeptValues(),
};
// Without the time limit of what visitors wait for.
const pools = createWorkerPool(context);
try {
  const answer = await command.run({ ...context, ...pools }, given);
  if (answer) console.log(answer.lines.join('\n'));
  else console.error(usage());
  if (!answer || answer.failed) process.exitCode = 1;
} finally {
  await pools.end();
  await database.close();
}
