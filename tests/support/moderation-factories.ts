import { type Database, queryOne, sql } from '../../src/server/db/sql.ts';
import { buildSeller } from './catalog-factories.ts';

interface QuestionParts {
  productId: number;
  accountId: number;
  text?: string;
  state?: 'open' | 'answered' | 'reported';
  reportedAt?: Date;
}

/** Of the product's shop; a reported one was reported by whoever asked, which no rule minds. */
export async function buildQuestion(db: Database, parts: QuestionParts): Promise<number> {
  const { productId, accountId, state = 'open' } = parts;
  const answer = state === 'answered' ? 'Sí, claro.' : null;
  const reason = state === 'reported' ? 'No pregunta por el producto' : null;
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into product_question (product_id, seller_id, account_id, body, state, asked_at, answer, answered_at,
          answered_by, report_reason, reported_at, reported_by)
        select id, seller_id, ${accountId}, ${parts.text ?? '¿Es de algodón?'}, ${state}, now(), ${answer},
          case when ${answer}::text is not null then now() end,
          case when ${answer}::text is not null then ${accountId}::bigint end, ${reason},
          case when ${reason}::text is not null then ${parts.reportedAt ?? new Date()}::timestamptz end,
          case when ${reason}::text is not null then ${accountId}::bigint end
        from product where id = ${productId}
        returning id`,
  );
  return row?.id ?? 0;
}

export async function buildMessage(db: Database, parts: { createdAt?: Date } = {}): Promise<number> {
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into contact_message (name, email, phone, topic, body, created_at)
        values ('Laura Ñáñez', 'laura@plazuela.test', '3001112233', 'Pedidos', '¿Dónde está mi pedido?',
          ${parts.createdAt ?? new Date()})
        returning id`,
  );
  return row?.id ?? 0;
}

/** Of a shop of its own, which waits for its decision. */
export async function buildContest(db: Database): Promise<number> {
  const sellerId = await buildSeller(db);
  const row = await queryOne<{ id: number }>(
    db,
    sql`insert into shop_level_contest (seller_id, kind, reference, day, story, asked_at)
        values (${sellerId}, 'dispatch', '100001', '2026-03-01', 'No recogieron.', now()) returning id`,
  );
  if (!row) throw new Error('No contest');
  return row.id;
}
