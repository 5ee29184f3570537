// Runs as a process of its own, so that it can be killed: what handles payments, on the database of a test. Told
// `before 17`, `during 17` or `after 17`, it works until its 17th statement and then kills itself (SIGKILL).
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { pino } from 'pino';
import { createGeocoder } from '../../src/server/adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from '../../src/server/adapters/payment/create-payment-provider.ts';
import { readConfig } from '../../src/server/config.ts';
import { createPools } from '../../src/server/db/pool.ts';
import { query, sql } from '../../src/server/db/sql.ts';
import { createKeptValues } from '../../src/server/kept/kept-values.ts';
import {
  handleNotice,
  receiveConfirmation,
} from '../../src/server/modules/orders/payments/notice.service.ts';
import { runPaymentJobs } from '../../src/server/modules/orders/payments/payments.jobs.ts';
import { withoutClocks } from './without-clocks.ts';

const [, , target = '{}', port = '', aheadMillis = '0'] = process.argv;
const { write: pool } = createPools({
  target: JSON.parse(target),
  max: 4,
  ...withoutClocks,
  onIdleError: () => {},
});
const config = readConfig({ PORT: port, LOG_LEVEL: 'silent' });
const context = {
  config,
  read: pool,
  write: pool,
  now: () => new Date(Date.now() + Number(aheadMillis)),
  log: pino({ level: 'silent' }),
  geocoder: createGeocoder(config),
  paymentProvider: createPaymentProvider(config),
  kept: createKeptValues(),
};

function dieAt(moment: string, statement: number): void {
  let left = statement;
  const die = () => process.kill(process.pid, 'SIGKILL');
  const send = Client.prototype.query as (this: Client, ...parts: unknown[]) => unknown;
  Client.prototype.query = function counted(this: Client, ...parts: unknown[]) {
    left--;
    if (left === 0 && moment === 'before') die();
    const answer = send.apply(this, parts);
    if (left === 0 && moment === 'during') die();
    if (left === 0) (answer as Promise<unknown> | undefined)?.then?.(die, die);
    // A statement with a callback gives no promise: then the next one is the last.
    if (left < 0) die();
    return answer;
  } as typeof Client.prototype.query;
}

async function receiveSome(): Promise<void> {
  const open = await query<{ fields: Record<string, string> }>(
    pool,
    sql`select fields from confirmation_to_send
        where not exists (select from payment_notice where handled_at is not null
                and reference = fields->>'x_ref_payco' and state = (fields->>'x_cod_response')::int)
        order by random() limit 5`,
  );
  for (const { fields } of open) {
    const received = await receiveConfirmation(context, { fields, address: '127.0.0.1' });
    if (received.ok && received.value !== null) await handleNotice(context, received.value);
  }
}

console.log('ready');
// The end of the input ends it in peace.
for await (const line of createInterface({ input: process.stdin })) {
  const [moment = '', statement = '1'] = line.split(' ');
  dieAt(moment, Number(statement));
  for (;;) await Promise.all([receiveSome(), receiveSome(), runPaymentJobs(context)]);
}
await pool.end();
