import { setTimeout as sleep } from 'node:timers/promises';
import { buyAsGuest } from './buyer.ts';
import { cartKeeper } from './cart-keeper.ts';
import { changeSetting, lookAtLists } from './operator.ts';
import { readPage } from './reader.ts';
import { changePrice, type Shopkeeper, sendOrderOn, uploadPicture } from './seller.ts';
import { logIn } from './session.ts';
import { BUYER_EMAIL, newVisitor, OPERATOR_EMAIL, SHOPS, type World } from './world.ts';

export interface Traffic {
  /** Begins nothing more and waits for what is under way. */
  stop: () => Promise<void>;
}

/** Milliseconds between two of the same; what two cores bear beside the whole cluster. */
const PAUSES = {
  page: 200,
  purchase: 700,
  cart: 2_500,
  package: 1_500,
  price: 4_000,
  picture: 6_000,
  lists: 3_000,
};
const SETTING_MILLIS = 8_000;
const READERS = 8;
/** Nobody new comes while so many wait for an answer. */
const MOST_UNDER_WAY = 60;

/** Everybody at once: readers and guests come at their pace, whether or not others are answered; people with a panel do one thing after another. */
export function startTraffic(world: World): Traffic {
  const end = new AbortController();
  const { signal } = end;
  const under = new Set<Promise<void>>();
  const readers = Array.from({ length: READERS }, () => newVisitor(world));
  let next = 0;
  const work = [
    atPace(signal, under, PAUSES.page, () =>
      readPage(world, readers[next++ % READERS] as (typeof readers)[0]),
    ),
    atPace(signal, under, PAUSES.purchase, () => buyAsGuest(world)),
    inTurn(world, signal, BUYER_EMAIL, [[PAUSES.cart, cartKeeper(world)]]),
    inTurn(world, signal, OPERATOR_EMAIL, [
      [PAUSES.lists, (browser) => lookAtLists(world, browser)],
      [SETTING_MILLIS, (browser) => changeSetting(world, browser)],
    ]),
    ...SHOPS.map(({ email, sellerId }) => {
      const pricedProductId = world.products.find((one) => one.sellerId === sellerId)?.id ?? 0;
      const as = (act: (world: World, shopkeeper: Shopkeeper) => Promise<void>) => (browser: Browser) =>
        act(world, { browser, sellerId, pricedProductId });
      return inTurn(world, signal, email, [
        [PAUSES.package, as(sendOrderOn)],
        [PAUSES.price, as(changePrice)],
        [PAUSES.picture, as(uploadPicture)],
      ]);
    }),
  ];
  return {
    stop: async () => {
      end.abort();
      await Promise.all(work);
      await Promise.all(under);
      for (const reader of readers) reader.close();
    },
  };
}

type Browser = ReturnType<typeof newVisitor>;

/** One more every `pauseMillis`, however many are still under way. */
async function atPace(
  signal: AbortSignal,
  under: Set<Promise<void>>,
  pauseMillis: number,
  begin: () => Promise<void>,
): Promise<void> {
  const own = new Set<Promise<void>>();
  while (!signal.aborted) {
    if (own.size < MOST_UNDER_WAY) {
      const one: Promise<void> = begin().finally(() => {
        own.delete(one);
        under.delete(one);
      });
      own.add(one);
      under.add(one);
    }
    await sleep(pauseMillis, undefined, { signal }).catch(() => {});
  }
}

/** One person with a session does several things, each at its own pace, never two at once. */
async function inTurn(
  world: World,
  signal: AbortSignal,
  email: string,
  things: readonly [pauseMillis: number, act: (browser: Browser) => Promise<void>][],
): Promise<void> {
  const browser = await logIn(world, email, signal);
  if (!browser) return;
  const due = things.map(([pauseMillis]) => performance.now() + pauseMillis);
  while (!signal.aborted) {
    const place = due.indexOf(Math.min(...due));
    const [pauseMillis, act] = things[place] as (typeof things)[0];
    const wait = (due[place] ?? 0) - performance.now();
    if (wait > 0) await sleep(wait, undefined, { signal }).catch(() => {});
    if (signal.aborted) break;
    await act(browser);
    due[place] = performance.now() + pauseMillis;
  }
  browser.close();
}
