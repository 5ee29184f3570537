import { type Database, query, sql } from '../../src/server/db/sql.ts';
import { SECRETS, type World } from './strangers-world.ts';

/** Every row that is hers or the rival shop's, table by table; `except` names tables that a stranger may write into. */
export async function rowsOfAna(
  db: Database,
  { ana, orderNumber, guestOrderNumber, rival }: World,
  except: readonly string[] = [],
): Promise<Record<string, unknown>> {
  const values = [
    ...[ana.id, ana.email, [orderNumber, guestOrderNumber]],
    ...[rival.sellerId, rival.productId, SECRETS.phone],
  ];
  textOfRows ??= writeTextOfRows(db);
  const { rows } = await db.query<{ name: string; rows: unknown }>({
    ...{ name: 'rows-of-ana', text: await textOfRows, values },
  });
  return Object.fromEntries(
    rows.filter(({ name }) => !except.includes(name)).map(({ name, rows }) => [name, rows]),
  );
}

let textOfRows: Promise<string> | undefined;

/** One statement for a hundred tables: it is asked two thousand times. */
async function writeTextOfRows(db: Database): Promise<string> {
  const hers = await tablesWith(db, 'account_id');
  const ofShops = await tablesWith(db, 'seller_id');
  const conditions = [
    ...hers.filter((name) => name !== 'orders').map((name) => [name, name, 'account_id = $1'] as const),
    ['account', 'account', 'id = $1'],
    ['orders', 'orders', 'account_id = $1 or email = $2'],
    ...['package', 'package_status_change', 'order_line'].map(
      (name) => [name, name, 'order_number = any($3::int[])'] as const,
    ),
    ['outbox_message', 'outbox_message', 'recipient in ($2, $6)'],
    ...ofShops.map((name) => [`${name} of the rival`, name, 'seller_id = $4'] as const),
    ['stock of the rival', 'stock', 'product_id = $5'],
    ['seller of the rival', 'seller', 'id = $4'],
  ] as const;
  return conditions
    .map(
      ([name, table, condition]) =>
        `select '${name}' as name, (select jsonb_agg(to_jsonb(t) order by to_jsonb(t)) from ${table} t where ${condition}) as rows`,
    )
    .join(' union all ');
}

async function tablesWith(db: Database, column: string): Promise<string[]> {
  const tables = await query<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.columns
        where table_schema = 'public' and column_name = ${column} order by table_name`,
  );
  return tables.map(({ name }) => name);
}
