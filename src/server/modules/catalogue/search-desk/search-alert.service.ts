import { countedQuery } from '../../../../domain/counted-query.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { type AlertKind, isAlertSignature } from '../../links/alert-link.service.ts';
import { deleteAlertsTo, findAlertEmail, insertRefusal } from './alert-asker.repository.ts';
import { type AlertAsker, alertEmail, keepAlert, refusalKey } from './alert-asker.service.ts';
import { insertAlert } from './search-alert.repository.ts';

/** One mail to whoever asks, the day on which the search finds something. */
export async function askForAlert(
  context: Context,
  { text, ...asker }: AlertAsker & { text: string },
): Promise<Result<{ message: string }, 'invalid-input' | 'too-many-requests' | 'search-alert-limit'>> {
  const { email, problem } = alertEmail(asker);
  const words = countedQuery(text);
  const fields: Record<string, string> = {};
  if (words === null) fields.text = 'De esa búsqueda no podemos avisarte. Escribe el nombre de un producto.';
  if (problem) fields.email = problem;
  if (words === null || problem) return failure('invalid-input', { fields });
  const accountId = asker.account?.id ?? null;
  const kept = await keepAlert(context, asker, email, (db) =>
    insertAlert(db, { email, words, accountId, at: context.now() }),
  );
  return kept.ok ? success({ message: `Listo. Te escribimos a ${email} el día que haya.` }) : kept;
}

/** The address of a mail wants no more of them: what is open ends, and nobody can ask in its name any more. */
export async function endAlerts(
  context: Context,
  {
    alertId,
    kind = 'search',
    signature,
  }: { alertId: number; kind?: AlertKind | undefined; signature: string },
): Promise<Result<{ message: string }, 'not-found'>> {
  const alert = { kind, id: alertId };
  if (!(await isAlertSignature(context, alert, signature))) return failure('not-found');
  await inTransaction(context.write, async (db) => {
    const email = await findAlertEmail(db, alert);
    // The mail is older than what is kept of it; whatever it announced has ended by itself.
    if (email === null) return;
    await insertRefusal(db, refusalKey(email), context.now());
    await deleteAlertsTo(db, email);
  });
  return success({ message: 'Listo. No te escribimos más avisos de búsquedas ni de productos.' });
}
