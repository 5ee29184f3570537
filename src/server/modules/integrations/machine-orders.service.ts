import type { Context } from '../../context.ts';
import { recordAudit } from '../audit/audit.service.ts';
import {
  changePackageStatus,
  type StatusChange,
} from '../orders/fulfilment/change-package-status.service.ts';
import { ofOwnShop } from '../orders/seller-view/seller-order-actions.service.ts';
import type { MachineCaller } from './api-key.service.ts';
import { type ChangedPackage, listChangedPackages } from './machine.repository.ts';

const PAGE_SIZE = 50;

interface OrdersQuery {
  statusId?: number | undefined;
  changedSince?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
}

/** A page in the order of changes; whoever follows the cursor to its end has seen every package once. */
export async function listOrdersByApi(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  { statusId, changedSince, cursor, limit = PAGE_SIZE }: OrdersQuery,
) {
  const rows = await listChangedPackages(write, {
    sellerId,
    statusId: statusId ?? null,
    changedSince: changedSince ? new Date(changedSince) : null,
    after: cursor ? readCursor(cursor) : null,
    limit: limit + 1,
  });
  const orders = rows.slice(0, limit);
  const last = rows.length > limit ? orders.at(-1) : undefined;
  return {
    orders: orders.map((row) => ({
      ...row,
      placedAt: row.placedAt.toISOString(),
      changedAt: row.changedAt.toISOString(),
    })),
    nextCursor: last ? writeCursor(last) : null,
  };
}

type Move = Pick<StatusChange, 'orderNumber' | 'to' | 'carrier' | 'trackingNumber' | 'note'>;

export async function moveOrderByApi(context: Context, caller: MachineCaller, move: Move) {
  const { sellerId, keyId, keyName } = caller;
  const change = { ...move, sellerId, actor: { accountId: null, role: 'seller' } } as const;
  const moved = await changePackageStatus(context, change);
  // The package's own entries say that a key did it; this one says which.
  if (moved.ok)
    await recordAudit(context.write, [
      {
        at: context.now(),
        actor: { kind: 'api-key', accountId: null },
        sellerId,
        action: 'api.order-moved',
        subject: `api-key:${keyId}`,
        after: { orderNumber: move.orderNumber, statusId: move.to, name: keyName },
      },
    ]);
  return ofOwnShop(moved);
}

function writeCursor({ changedAt, orderNumber }: ChangedPackage): string {
  return `${changedAt.getTime()}-${orderNumber}`;
}

function readCursor(cursor: string) {
  const [millis, orderNumber] = cursor.split('-').map(Number);
  return { changedAt: new Date(millis ?? 0), orderNumber: orderNumber ?? 0 };
}
