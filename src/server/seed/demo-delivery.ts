import type { ChangeableStatus } from '../../domain/package-transition.ts';
import type { Context } from '../context.ts';
import { recordCollection } from '../modules/orders/cash/record-collection.service.ts';
import { recordRefusal } from '../modules/orders/cash/record-refusal.service.ts';
import { cancelPackage } from '../modules/orders/fulfilment/cancel-package.service.ts';
import { changePackageStatus } from '../modules/orders/fulfilment/change-package-status.service.ts';
import { answerDelivery } from '../modules/orders/fulfilment/delivery.service.ts';
import { type DemoOrder, type DemoStage, demoValue } from './demo-history-file.ts';

/** Who works in a shop of the demo, whose its bank account is, and with whom it sends. */
export interface DemoShop {
  sellerId: number;
  owner: number;
  /** Whoever packs and sends. */
  packer: number;
  holder: { name: string; nit: string };
  carrier: string;
  guidePrefix: string;
}

interface DemoPackage {
  shop: DemoShop;
  orderNumber: number;
  order: DemoOrder;
}

interface Step {
  /** After the order. */
  hours: number;
  run: (context: Context, sent: DemoPackage) => Promise<void>;
}

/** What a shop does with a package until it has come so far, hour by hour. */
export function deliverySteps(stage: DemoStage, { pay, missing }: DemoOrder, sellerId: number): Step[] {
  const lacks = missing?.[String(sellerId)];
  const steps = [...WAY[stage]];
  if (lacks !== undefined) steps.push({ hours: 2.6, run: (...given) => leaveOut(lacks, ...given) });
  if (stage === 'collected')
    steps.push({ hours: 29, run: pay === 'seller' ? keepCash : carrierTakesCash }, received);
  return steps;
}

const accept: Step = { hours: 1.5, run: move(20, 'owner') };
const ready: Step = { hours: 4, run: move(21, 'packer') };
const guide: Step = { hours: 5, run: move(1, 'packer', 'guide') };
const pickedUp: Step = { hours: 8, run: move(7, 'packer') };
const onTheWay: Step = { hours: 11, run: move(2, 'packer') };
const incident: Step = {
  hours: 30,
  run: move(30, 'packer', 'Nadie abrió; la transportadora vuelve mañana.'),
};
const delivered: Step = { hours: 29, run: move(3, 'packer') };
/** Its buyer says so on the same day. */
const received: Step = { hours: 31, run: sayReceived };
const cancelled: Step = { hours: 3, run: cancelAll };
const refused: Step = { hours: 31, run: refuse };

const UNDER_WAY = [accept, ready, guide, pickedUp, onTheWay];

const WAY: Record<DemoStage, readonly Step[]> = {
  received: [],
  accepted: [accept],
  ready: [accept, ready],
  guide: [accept, ready, guide],
  'on-the-way': UNDER_WAY,
  incident: [...UNDER_WAY, incident],
  delivered: [...UNDER_WAY, delivered, received],
  collected: UNDER_WAY,
  refused: [...UNDER_WAY, refused],
  cancelled: [accept, cancelled],
};

function move(to: ChangeableStatus, who: 'owner' | 'packer', extra = ''): Step['run'] {
  return async (context, sent) => {
    const { shop, orderNumber } = sent;
    const guided = extra === 'guide';
    const change = {
      ...packageOf(sent, who),
      to,
      ...(guided && { carrier: shop.carrier, trackingNumber: `${shop.guidePrefix}${orderNumber * 37}` }),
      ...(!guided && extra !== '' && { note: extra }),
    };
    demoValue(await changePackageStatus(context, change), `move the order ${orderNumber} to ${to}`);
  };
}

async function sayReceived(context: Context, { shop, orderNumber }: DemoPackage): Promise<void> {
  const answer = { orderNumber, sellerId: shop.sellerId, isReceived: true };
  demoValue(await answerDelivery(context, answer), `receive ${orderNumber}`);
}

/** Nothing of a product is sent: it had run out. */
async function leaveOut(productId: number, context: Context, sent: DemoPackage): Promise<void> {
  const line = sent.order.lines.findIndex(([id]) => id === productId) + 1;
  const kept = [{ line, quantity: 0 }];
  const note = 'La cosecha de hoy no alcanzó.';
  const cancellation = { ...packageOf(sent, 'owner'), cause: 'out-of-stock', kept, note } as const;
  demoValue(await cancelPackage(context, cancellation), `leave ${productId} out of ${sent.orderNumber}`);
}

async function cancelAll(context: Context, sent: DemoPackage): Promise<void> {
  const note = 'La clienta cambió de ciudad.';
  const cancellation = { ...packageOf(sent, 'owner'), cause: 'buyer-request', note } as const;
  demoValue(await cancelPackage(context, cancellation), `cancel ${sent.orderNumber}`);
}

async function refuse(context: Context, sent: DemoPackage): Promise<void> {
  const refusal = { ...packageOf(sent, 'packer'), reason: 'No estaba en la casa y no quiso otra visita.' };
  demoValue(await recordRefusal(context, refusal), `have ${sent.orderNumber} refused`);
}

function keepCash(context: Context, sent: DemoPackage): Promise<void> {
  return collect('seller', context, sent);
}

function carrierTakesCash(context: Context, sent: DemoPackage): Promise<void> {
  return collect('carrier', context, sent);
}

async function collect(
  collectedBy: 'carrier' | 'seller',
  context: Context,
  sent: DemoPackage,
): Promise<void> {
  const collection = { ...packageOf(sent, 'packer'), collectedBy };
  // The refusal of a wrong amount tells what is due.
  const asked = await recordCollection(context, { ...collection, amount: 0 });
  const due = asked.ok ? null : (asked.details as { valorEsperado?: number } | undefined)?.valorEsperado;
  if (!due) throw new Error(`The demo's order ${sent.orderNumber} costs nothing at the door`);
  demoValue(await recordCollection(context, { ...collection, amount: due }), `collect ${sent.orderNumber}`);
}

function packageOf({ shop, orderNumber }: DemoPackage, who: 'owner' | 'packer') {
  const actor = { accountId: shop[who], role: 'seller' } as const;
  return { orderNumber, sellerId: shop.sellerId, actor };
}
