import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';

interface CaseParts {
  accountId?: number | null;
  orderNumber?: number | null;
  sellerId?: number | null;
  state?: 'answering' | 'mediating' | 'appealed';
  kind?: 'petition' | 'data-query';
  personName?: string;
  email?: string;
  story?: string;
  nextOn?: string;
  ruledBy?: number;
}

/** A petition as the table holds it, open; its number. */
export async function buildCase(db: Database, parts: CaseParts = {}): Promise<string> {
  const { state = 'answering', kind = 'petition', nextOn = '2030-01-15' } = parts;
  const row = await queryOne<{ number: string }>(
    db,
    sql`with numbered as (
          insert into rights_case_year (year, last_sequence) values (2026, 1)
          on conflict (year) do update set last_sequence = rights_case_year.last_sequence + 1 returning last_sequence
        ), written as (
          insert into rights_case (year, sequence, idempotency_key, request_fingerprint, kind, rule_id, state, account_id,
            person_name, email, phone, document_number, order_number, seller_id, story, wanted, opened_on, state_since,
            next_on, lapse, ruled_by, opened_at, changed_at)
          select 2026, last_sequence, gen_random_uuid()::text, 'f', ${kind}, ${kind === 'petition' ? 'petition-2011' : 'data-query-2012'},
            ${state}, ${parts.accountId ?? null}::bigint, ${parts.personName ?? 'Cliente'},
            ${parts.email ?? 'cliente@caso.test'}, '3001234567', '1020304050', ${parts.orderNumber ?? null}::bigint,
            ${parts.sellerId ?? null}::int, ${parts.story ?? 'Quiero saber de mi pedido.'}, 'answer', '2026-11-20', '2026-11-20',
            ${nextOn}::date, ${state === 'answering' ? 'ask-operator' : 'overdue'}, ${parts.ruledBy ?? null}::bigint, now(), now()
          from numbered returning id, sequence
        ), told as (
          insert into rights_case_event (case_id, at, actor, kind, text)
          select id, now(), 'buyer', 'opened', ${parts.story ?? 'Quiero saber de mi pedido.'} from written
        )
        select 'PZ-2026-' || lpad(sequence::text, 6, '0') as number from written`,
  );
  if (!row) throw new Error('There is no case');
  return row.number;
}
