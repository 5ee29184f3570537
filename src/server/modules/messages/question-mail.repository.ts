import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { QuestionMail } from './templates/question-mails.ts';

export function findQuestionMail(db: Database, questionId: number): Promise<QuestionMail | null> {
  return queryOne<QuestionMail>(
    db,
    sql`select question.product_id, product.name as product_name, seller.display_name as seller_name,
          coalesce(nullif(account.first_name, ''), account.company_name, '') as asker_name,
          question.body as text, question.answer
        from product_question question
        join product on product.id = question.product_id
        join seller on seller.id = question.seller_id
        join account on account.id = question.account_id
        where question.id = ${questionId}`,
  );
}
