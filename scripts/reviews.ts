// node scripts/reviews.ts [list | approve ID | reject ID]: decides about reviews that wait for publication.
import { createGeocoder } from '../src/server/adapters/geocoding/create-geocoder.ts';
import { createPaymentProvider } from '../src/server/adapters/payment/create-payment-provider.ts';
import type { Context } from '../src/server/context.ts';
import { createLog } from '../src/server/log.ts';
import { decideReview, listPendingReviews } from '../src/server/modules/feedback/review.service.ts';
import { openTool } from './open-tool.ts';

const [, , command = 'list', idText = ''] = process.argv;
const decisions = { approve: 'approved', reject: 'rejected' } as const;
const isDecision = command === 'approve' || command === 'reject';
if (command !== 'list' && !(isDecision && /^\d{1,15}$/.test(idText))) {
  console.error('Usage: node scripts/reviews.ts [list | approve ID | reject ID]');
  process.exit(2);
}

const { config, database } = await openTool();
const { pools, close } = database;
const log = createLog('warn');
const geocoder = createGeocoder(config);
const paymentProvider = createPaymentProvider(config);
const context: Context = { config, ...pools, now: () => new Date(), log, geocoder, paymentProvider };
try {
  if (isDecision) await decide(command, Number(idText));
  else await list();
} finally {
  await close();
}

async function list(): Promise<void> {
  const reviews = await listPendingReviews(context);
  for (const { id, productId, productName, authorName, rating, text, createdAt } of reviews) {
    console.log(`${id}  ${'★'.repeat(rating).padEnd(5, '☆')}  ${createdAt.toISOString()}  ${authorName}`);
    console.log(`  ${productName} (${productId})\n  ${text.replaceAll('\n', '\n  ')}\n`);
  }
  console.log(reviews.length === 100 ? 'The oldest 100 are shown.' : `${reviews.length} pending.`);
}

async function decide(decision: keyof typeof decisions, id: number): Promise<void> {
  const result = await decideReview(context, {
    reviewId: id,
    decision: decisions[decision],
    reason: null,
    actor: { kind: 'system', accountId: null },
  });
  if (result.ok) return console.log(`Review ${id} of product ${result.value.productId}: ${decision} done.`);
  console.error(`Review ${id}: ${result.reason}.`);
  process.exitCode = 1;
}
