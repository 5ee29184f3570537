import { type Database, queryOne, sql } from '../../db/sql.ts';
import type { LackingMail } from './templates/fact-mails.ts';
import type { PausedProductMail, QuestionShopMail } from './templates/moderation-mails.ts';

export function findQuestionShop(db: Database, questionId: number): Promise<QuestionShopMail | null> {
  return queryOne<QuestionShopMail>(
    db,
    sql`select product.id as product_id, product.name as product_name, seller.display_name as seller_name,
          coalesce(nullif(account.first_name, ''), account.company_name, '') as asker_name, question.body as text,
          question.answer is not null as is_answered
        from product_question question
        join product on product.id = question.product_id
        join seller on seller.id = question.seller_id
        join account on account.id = question.account_id
        where question.id = ${questionId}`,
  );
}

export function findPausedProductMail(db: Database, productId: number): Promise<PausedProductMail | null> {
  return queryOne<PausedProductMail>(
    db,
    sql`select product.id as product_id, product.name as product_name, product.reference,
          seller.display_name as seller_name
        from product join seller on seller.id = product.seller_id where product.id = ${productId}`,
  );
}

export function findLackingMail(
  db: Database,
  sellerId: number,
): Promise<Pick<LackingMail, 'sellerName'> | null> {
  return queryOne(db, sql`select display_name as seller_name from seller where id = ${sellerId}`);
}
