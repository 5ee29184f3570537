import { maskContacts, saysSomething } from '../../../domain/contact-masking.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { ProductQuestion } from '../../../wire/reviews/questions.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import { isOwnShop } from '../accounts/team/shop-people.service.ts';
import { enqueueEmails, nudgeOutbox } from '../messages/notifications.service.ts';
import * as questions from './question.repository.ts';

const PAGE_SIZE = 10;
const QUESTIONS_PER_DAY = 20;
/** Of one person about one product without an answer. */
const WAITING_PER_PRODUCT = 3;
const DAY_MILLIS = 24 * 60 * 60 * 1000;

/** A question waits for the shop; shoppers see it together with its answer. */
export async function askQuestion(
  context: Context,
  { productId, accountId, text }: { productId: number; accountId: number; text: string },
): Promise<Result<{ message: string }, 'invalid-input' | 'not-found' | 'too-many-questions' | 'own-shop'>> {
  const checked = publicText(text);
  if (!checked.ok) return checked;
  const now = context.now();
  const since = new Date(now.getTime() - DAY_MILLIS);
  const result = await inTransaction(context.write, async (db) => {
    await questions.lockAsker(db, accountId);
    const { recent, waiting } = await questions.countQuestionsOf(db, { accountId, productId, since });
    if (recent >= QUESTIONS_PER_DAY || waiting >= WAITING_PER_PRODUCT) return failure('too-many-questions');
    const sellerId = await questions.findShopOf(db, productId);
    if (sellerId !== null && (await isOwnShop(db, sellerId, { accountId }))) return failure('own-shop');
    const asked = await questions.insertQuestion(db, { productId, accountId, text: checked.value, now });
    if (!asked) return failure('not-found');
    const data = { questionId: asked.id };
    await enqueueEmails(db, [{ template: 'question-asked', recipient: asked.sellerEmail, data }]);
    return success({
      message: 'Recibimos tu pregunta. Te avisaremos por correo cuando la tienda responda.',
    });
  });
  if (result.ok) nudgeOutbox();
  return result;
}

/** What shoppers see of a product, the newest answer first. */
export async function listProductQuestions(
  { read }: Pick<Context, 'read'>,
  productId: number,
  cursor: string | undefined,
): Promise<{ questions: ProductQuestion[]; nextCursor: string | null }> {
  const [moment, id] = (cursor ?? '').split('-');
  const after = moment && id ? { answeredAt: new Date(Number(moment)), id: Number(id) } : null;
  const rows = await questions.listAnswered(read, { productId, after, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  const last = rows.length > PAGE_SIZE ? shown.at(-1) : undefined;
  return { questions: shown, nextCursor: last ? `${Date.parse(last.answeredAt)}-${last.id}` : null };
}

/** Without contact details. */
export function publicText(text: string): Result<string, 'invalid-input'> {
  if (text.trim() === '') return failure('invalid-input', { fields: { text: REQUIRED_MESSAGE } });
  const masked = maskContacts(text.trim());
  if (saysSomething(masked)) return success(masked);
  return failure('invalid-input', {
    fields: { text: 'Escríbelo sin teléfonos, correos, enlaces ni direcciones.' },
  });
}
