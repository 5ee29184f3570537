import { OPERATOR_QUEUE_IDS, OPERATOR_QUEUES, type OperatorQueue } from '../../../domain/operator-queue.ts';
import { isOperatorAllowed, type OperatorRole } from '../../../domain/operator-role.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/sql.ts';
import { countDisputedDeliveries } from '../orders/fulfilment/delivery.service.ts';
import { countDueRefunds } from '../orders/refunds/refund-list.service.ts';
import { countUnseenDifferences } from '../payouts/reconciliation/difference-list.service.ts';
import { countRefusedPayouts } from '../payouts/settlements/payout.service.ts';
import { countOpenMessages } from '../reviews/message.service.ts';
import { countReportedQuestions } from '../reviews/question-moderation.service.ts';
import { countPendingReviews } from '../reviews/review-moderation.service.ts';
import { countDesk } from '../rights/desk.service.ts';
import { countApplications } from '../sellers/application.service.ts';
import { countContests } from '../sellers/level/level-contest.service.ts';

interface QueueState {
  count: number;
  oldestAt: Date | null;
}

/** Each queue is counted by the module that lists it, so that the number is the list's. */
const counters: Partial<Record<OperatorQueue, (db: Database) => Promise<QueueState>>> = {
  sellers: countApplications,
  cases: countDesk,
  reviews: countPendingReviews,
  reports: countReportedQuestions,
  messages: countOpenMessages,
  levels: countContests,
  deliveries: countDisputedDeliveries,
  refunds: countDueRefunds,
  payouts: countRefusedPayouts,
  differences: countUnseenDifferences,
};

/** The queues that the role works on, in their order. */
export async function countQueues({ write }: Pick<Context, 'write'>, role: OperatorRole) {
  const own = OPERATOR_QUEUE_IDS.filter((queue) =>
    isOperatorAllowed(role, OPERATOR_QUEUES[queue].permission),
  );
  const states = await Promise.all(
    own.map(async (queue) => {
      const state = await counters[queue]?.(write);
      return state && { queue, count: state.count, oldestAt: state.oldestAt?.toISOString() ?? null };
    }),
  );
  return states.filter((state) => state !== undefined);
}
