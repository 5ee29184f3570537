import type { Context } from '../context.ts';
import { execute, query, sql } from '../db/sql.ts';
import { getShopPage, saveShopPage } from '../modules/sellers/shop-page/shop-page.service.ts';
import { caseEvents } from './demo-cases.ts';
import { type DemoShop, deliverySteps } from './demo-delivery.ts';
import {
  type DemoEvent,
  type DemoHistory,
  type DemoOrder,
  type DemoWorld,
  demoValue,
  hoursAfter,
  momentOf,
} from './demo-history-file.ts';
import { moneyEvents } from './demo-money.ts';
import type { DemoProduct } from './demo-products.ts';
import { buyInDemo } from './demo-purchase.ts';
import { questionEvents, replyEvents } from './demo-questions.ts';
import { readSeedFile } from './seed-file.ts';

/**
 * The last month of two shops: orders, payments, parcels, settlements, questions and replies. Everything is done by the
 * services that do it in the running marketplace, one after the other as it happened, each at its own moment.
 */
export async function seedDemoHistory(context: Context): Promise<void> {
  // Most of it was paid at the emulator.
  if (context.config.payments.provider !== 'emulator') return;
  const start = context.now();
  const history = await readSeedFile<DemoHistory>('demo/history.json');
  const accountIds = await readAccountIds(context);
  const products = await readSeedFile<DemoProduct[]>('demo/products.json');
  const world = {
    products: new Map(products.map((product) => [product.id, product])),
    people: history.people,
    accountIds,
  };
  const shops = shopsOf(accountIds);
  const operator = idOf(accountIds, 'operacion@plazuela.test');
  const at = pastOf(context);
  const [ownShop] = shops;
  const events = [
    ...history.orders.flatMap((order) => orderEvents(at, order, { world, shops, start })),
    ...moneyEvents(at, shops, operator, start),
    ...questionEvents(at, history, { world, shops, start }),
    ...caseEvents(at, history, { world, shops, operator, start }),
    ...(ownShop
      ? [
          ...(await replyEvents(at, history, ownShop, start)),
          shopEvent(at, history, { shop: ownShop, start }),
        ]
      : []),
  ];
  for (const event of events.sort((a, b) => a.at.getTime() - b.at.getTime())) await event.run(event.at);
  // Nobody gets the mails of the past.
  await execute(context.write, sql`delete from outbox_message`);
}

/** As its texts say: it sends from Monday to Saturday, on the day what comes until three. */
const SAME_DAY = { dispatchWeekdays: [1, 2, 3, 4, 5, 6], cutOffMinutes: 15 * 60, handlingDays: 0 };

/** The owner writes what stands on the shop's page. */
function shopEvent(
  at: (moment: Date) => Context,
  { shopTexts }: DemoHistory,
  { shop: { sellerId, owner }, start }: { shop: DemoShop; start: Date },
): DemoEvent {
  const run = async (moment: Date) => {
    const page = await getShopPage(at(moment), sellerId);
    const member = { sellerId, accountId: owner };
    demoValue(
      await saveShopPage(at(moment), { ...page, ...shopTexts, ...SAME_DAY }, member),
      'write the page of a shop',
    );
  };
  return { at: momentOf({ daysAgo: 29, hour: 7 }, start), run };
}

/** The provider splits no payment of the past, so that the marketplace itself has paid the sellers. */
function pastOf(context: Context): (at: Date) => Context {
  const { payments } = context.config;
  const config = {
    ...context.config,
    payments: { ...payments, epayco: { ...payments.epayco, split: false } },
  };
  return (at) => ({ ...context, config, now: () => at });
}

function orderEvents(
  at: (moment: Date) => Context,
  order: DemoOrder,
  { world, shops, start }: { world: DemoWorld; shops: readonly DemoShop[]; start: Date },
): DemoEvent[] {
  const bought = momentOf(order, start);
  // Known to the later events because they come after this one.
  let orderNumber = 0;
  const purchase = {
    at: bought,
    run: async (moment: Date) => {
      orderNumber = await buyInDemo(at(moment), world, order);
    },
  };
  const steps = shops.flatMap((shop) => {
    const stage = order.until[String(shop.sellerId)];
    return stage === undefined
      ? []
      : deliverySteps(stage, order, shop.sellerId).map(({ hours, run }) => ({
          at: hoursAfter(bought, hours),
          run: (moment: Date) => run(at(moment), { shop, orderNumber, order }),
        }));
  });
  return [purchase, ...steps];
}

function shopsOf(accountIds: ReadonlyMap<string, number>): DemoShop[] {
  const owner = idOf(accountIds, 'vendedor@plazuela.test');
  const packer = idOf(accountIds, 'bodega@plazuela.test');
  const second = idOf(accountIds, 'tienda78@plazuela.test');
  return [
    {
      ...{ sellerId: 73, owner, packer, carrier: 'Mensajeros Urbanos', guidePrefix: 'MU' },
      holder: { name: 'Frailuna del Campo SAS', nit: '9990000116' },
    },
    {
      ...{ sellerId: 78, owner: second, packer: second, carrier: 'Coordinadora', guidePrefix: '' },
      holder: { name: 'Despensa Maizaluna SAS', nit: '9990000162' },
    },
  ];
}

async function readAccountIds({ write }: Context): Promise<Map<string, number>> {
  const rows = await query<{ id: number; email: string }>(
    write,
    sql`select id, email from account limit 100`,
  );
  return new Map(rows.map(({ id, email }) => [email, id]));
}

function idOf(accountIds: ReadonlyMap<string, number>, email: string): number {
  const id = accountIds.get(email);
  if (id === undefined) throw new Error(`The demo has no account ${email}`);
  return id;
}
