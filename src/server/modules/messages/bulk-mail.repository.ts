import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { BulkMail } from './templates/bulk-mails.ts';

export function findBulkMail(db: Database, bulkChangeId: number): Promise<BulkMail | null> {
  return queryOne<BulkMail>(
    db,
    sql`select change.state, change.problem, change.product_count, change.changed_count, change.refused_count,
          change.undone_count, change.kept_count, seller.display_name as seller_name
        from bulk_change change join seller on seller.id = change.seller_id where change.id = ${bulkChangeId}`,
  );
}
