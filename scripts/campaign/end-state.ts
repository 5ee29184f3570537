import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Pool } from 'pg';
import { createFileStore } from '../../src/server/adapters/files/file-store.ts';
import { readConfig } from '../../src/server/config.ts';
import type { EndState, StoredMail, StoredOrder } from './end-state-types.ts';
import { sumOf } from './ledger.ts';
import { type LedgerEntry, ofKind } from './ledger-entry.ts';
import { CHANGED_SETTING } from './operator.ts';

interface Sources {
  /** Sessions of the primary. */
  database: Pool;
  /** FILES_URL and AWS_… of the object store. */
  files: Record<string, string>;
  /** Copies that the mail server took, by Message-ID. */
  copies: ReadonlyMap<string, number>;
}

/** Everything that the campaign's orders left in database, mail server and object store. */
export async function readEndState(
  { database, files, copies }: Sources,
  entries: readonly LedgerEntry[],
): Promise<EndState> {
  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await database.query<Row>(text, values)).rows;
  const orders = await readOrders(database, entries);
  const numbers = orders.map(({ number }) => number);
  const products = ofKind(entries, 'price').map(({ productId }) => productId);
  const prices = await rows<{ id: number; price: number }>(
    'select id, price from product where id = any($1)',
    [products],
  );
  const [setting] = await rows<{ value: number | null }>(
    'select (value ->> $2)::float8 as value from setting where key = $1',
    [CHANGED_SETTING.group, CHANGED_SETTING.path],
  );
  return {
    orders,
    payments: await rows(
      `select reference, order_number::int as number, amount from payment_transaction
       where outcome in ('paid', 'refund-due') and order_number = any($1)`,
      [numbers],
    ),
    accepted: await rows(
      `select reference::text, invoice::int as number, amount::int from epayco_emulator.payment
       where state = 1 and invoice = any($1)`,
      [numbers.map(String)],
    ),
    mails: await readMails(database, numbers, copies),
    prices: new Map(prices.map(({ id, price }) => [id, price])),
    steps: await rows(
      `select order_number::int as number, seller_id as "sellerId", status_id as "statusId"
       from package_status_change where order_number = any($1) and status_id in (20, 1)`,
      [numbers],
    ),
    setting: setting?.value ?? null,
    files: await readFiles(files, entries),
    stock: new Map(
      (
        await rows<{ id: number; units: number }>(
          `select stock.product_id as id, (on_hand + coalesce((
             select sum(quantity - cancelled_quantity) from order_line
             where order_line.product_id = stock.product_id and order_number = any($2)), 0))::int as units
           from stock where product_id = any($1)`,
          [ofKind(entries, 'stock').map(({ productId }) => productId), numbers],
        )
      ).map(({ id, units }) => [id, units]),
    ),
  };
}

/** As it stands in the table: the header itself is not kept. */
function storedKey(key: string): string {
  return `header:${createHash('sha256').update(key).digest('base64url')}`;
}

async function readOrders(database: Pool, entries: readonly LedgerEntry[]): Promise<StoredOrder[]> {
  const keys = new Map(ofKind(entries, 'order-sent').map(({ key }) => [storedKey(key), key]));
  const { rows } = await database.query<StoredOrder>(
    `select idempotency_key as key, number::int, subtotal, shipping_cost as shipping, total,
       payment_method_id = 1 as "isPaidOnline", payment.state as "paymentState",
       (select json_agg(json_build_object('productId', product_id, 'quantity', quantity, 'unitPrice', unit_price))
        from order_line where order_number = number) as lines,
       (select json_agg(seller_id) from package where order_number = number) as "sellerIds"
     from orders left join payment on payment.order_number = number
     where email like $1`,
    [`%@${ofKind(entries, 'begin')[0]?.domain}`],
  );
  return rows.map((row) => ({ ...row, key: keys.get(row.key) ?? row.key }));
}

async function readMails(
  database: Pool,
  numbers: readonly number[],
  copies: ReadonlyMap<string, number>,
): Promise<StoredMail[]> {
  const { rows } = await database.query<StoredMail & { id: number; createdAt: Date }>(
    `select id::int, created_at as "createdAt", template, (data ->> 'orderNumber')::int as number,
       (data ->> 'sellerId')::int as "sellerId", sent_at is not null as "isSent"
     from outbox_message
     where template in ('order-confirmation', 'seller-new-order') and (data ->> 'orderNumber')::int = any($1)`,
    [numbers],
  );
  return rows.map(({ id, createdAt, ...mail }) => ({
    ...mail,
    // The beginning of its Message-ID, see outbox-delivery.ts.
    copies: copies.get(`${id}.${createdAt.getTime().toString(36)}`) ?? 0,
  }));
}

/** Read from the store itself, which proves the sum of each; what is damaged or away is null. */
async function readFiles(
  environment: Record<string, string>,
  entries: readonly LedgerEntry[],
): Promise<Map<string, string | null>> {
  const store = createFileStore(readConfig({ ...environment, PLAZUELA_MODE: 'demo' }), 'files');
  const found = new Map<string, string | null>();
  for (const { url } of ofKind(entries, 'file')) {
    const body = await store.read(path.basename(url)).catch(() => null);
    found.set(url, body && sumOf(body));
  }
  return found;
}
