import { PACKAGE_STATUS, type PackageStatusId } from '../../../../domain/package-status.ts';
import { type Database, query, sql } from '../../../db/sql.ts';
import { causeText } from '../../../telemetry/cause.ts';

export interface StatusMove {
  orderNumber: number;
  sellerIds: readonly number[];
  to: PackageStatusId;
  /** Account; null: the system. */
  changedBy: number | null;
  note: string;
  at: Date;
}

export function updatePackageStatus(db: Database, move: StatusMove): Promise<{ sellerId: number }[]> {
  return query<{ sellerId: number }>(
    db,
    sql`with moved as (
          update package
          set status_id = ${move.to}::smallint,
              delivered_at = case when ${move.to}::smallint = ${PACKAGE_STATUS.delivered}::smallint
                                  then coalesce(delivered_at, ${move.at}) else delivered_at end
          where order_number = ${move.orderNumber} and seller_id = any(${move.sellerIds}::int[])
            and status_id <> ${move.to}::smallint
          returning order_number, seller_id
        ), history as (
          insert into package_status_change (order_number, seller_id, status_id, note, changed_by, changed_at,
            caused_by)
          select order_number, seller_id, ${move.to}::smallint, ${move.note}, ${move.changedBy}::bigint, ${move.at},
            ${causeText()}::text
          from moved
        )
        select seller_id from moved order by seller_id`,
  );
}
