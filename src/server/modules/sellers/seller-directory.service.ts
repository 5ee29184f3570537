import { checkNit } from '../../../domain/nit.ts';
import { failure, success } from '../../../domain/result.ts';
import type { Context } from '../../context.ts';
import { getTeam } from '../accounts/team/member.service.ts';
import { getSellerHistory } from '../audit/history.service.ts';
import { listOperatorNotes } from '../audit/operator-note.service.ts';
import { getSellerMoney } from '../payouts/settlements/seller-money.service.ts';
import { listItems } from './application.service.ts';
import { listSellers, type SellerTab } from './seller-list.repository.ts';
import { countOrders, countProducts, findSeller } from './seller-record.repository.ts';

const PAGE = 25;

/** One page of the provider's sellers. */
export async function browseSellers(
  { read }: Pick<Context, 'read'>,
  filter: { tab?: SellerTab | undefined; search?: string | undefined; after?: number | undefined },
) {
  const rows = await listSellers(read, { ...filter, limit: PAGE + 1 });
  const sellers = rows.slice(0, PAGE).map((row) => ({
    ...row,
    createdAt: row.createdAt.toISOString(),
    queuedAt: row.queuedAt.toISOString(),
    correctionAskedAt: row.correctionAskedAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
  }));
  return { sellers, nextAfter: rows.length > PAGE ? (sellers.at(-1)?.sellerId ?? null) : null };
}

/** Everything about one seller; her money only for those who may see money. */
export async function getSellerRecord(
  context: Context,
  sellerId: number,
  { seesMoney }: { seesMoney: boolean },
) {
  const db = context.write;
  const row = await findSeller(db, sellerId);
  if (!row) return failure('not-found');
  const [items, products, orders, team, notes, history, money] = await Promise.all([
    listItems(db, sellerId),
    countProducts(db, sellerId),
    countOrders(db, sellerId),
    getTeam(context, sellerId),
    listOperatorNotes(db, { sellerId, accountId: null }),
    getSellerHistory(db, sellerId),
    seesMoney ? getSellerMoney(db, sellerId) : null,
  ]);
  const { rutBytes, rutUploadedAt, ...seller } = row;
  return success({
    ...seller,
    isNitRight: checkNit(row.nit).ok,
    createdAt: row.createdAt.toISOString(),
    queuedAt: row.queuedAt.toISOString(),
    correctionAskedAt: row.correctionAskedAt?.toISOString() ?? null,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
    rut:
      rutBytes === null || rutUploadedAt === null
        ? null
        : { byteCount: rutBytes, uploadedAt: rutUploadedAt.toISOString() },
    items,
    products,
    orders,
    money: money?.ok ? money.value : null,
    team: team.members,
    notes,
    history,
  });
}
