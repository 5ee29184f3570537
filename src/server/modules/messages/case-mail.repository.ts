import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { CaseMail } from './templates/case-mails.ts';

/** A case as its mails tell it, as it is when they are sent. */
export function findCaseMail(db: Database, caseId: number): Promise<CaseMail | null> {
  return queryOne<CaseMail>(
    db,
    sql`select 'PZ-' || one.year || '-' || lpad(one.sequence::text, 6, '0') as number, one.kind, one.state, one.outcome,
          one.rule_id, one.person_name, seller.display_name as seller_name, one.order_number, one.opened_on, one.next_on,
          one.needs_return, one.needs_proof,
          one.account_id is not null and not one.needs_proof and one.proven_on is null as has_account,
          (select text from rights_case_event event where event.case_id = one.id and text <> '' and kind in ('message', 'move')
           order by id desc limit 1) as last_text
        from rights_case one left join seller on seller.id = one.seller_id where one.id = ${caseId}`,
  );
}
