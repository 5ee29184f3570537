import type { WrittenField } from '../../src/domain/category-rules.ts';
import type { SellerShop } from './seller-shop.ts';
import { bodyOf, sendAim } from './send-aim.ts';
import { type LoggedIn, logIn } from './session-factories.ts';

/** Who may say what categories ask. */
export function logInCatalogueOperator({ db }: Pick<SellerShop, 'db'>): Promise<LoggedIn> {
  return logIn(db, { roles: ['operator'], operatorRole: 'content' });
}

/** Has a category ask these fields; texts unless they say otherwise. */
export async function askFields(
  { app }: Pick<SellerShop, 'app'>,
  { cookies }: LoggedIn,
  categoryId: number,
  { fields, version }: { fields: readonly Partial<WrittenField>[]; version?: number | undefined },
) {
  const attributes = fields.map((field) => ({ kind: 'text', variantMaking: false, name: 'Dato', ...field }));
  const aim = { params: { categoryId }, json: { attributes, version } };
  const reply = await sendAim(app, 'saveCategoryAttributes', aim, cookies);
  return { status: reply.statusCode, body: bodyOf(reply) };
}
