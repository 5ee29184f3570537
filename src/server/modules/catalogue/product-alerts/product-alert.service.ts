import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { type AlertAsker, alertEmail, keepAlert } from '../search-desk/alert-asker.service.ts';
import { deleteOwnAlert, listOwnAlerts, type OwnAlert } from './own-alert.repository.ts';
import {
  type AskedProduct,
  findAskedPrice,
  insertProductAlert,
  type ProductAlertKind,
} from './product-alert.repository.ts';

/** More than anybody can have open. */
const LISTED = 50;

interface AskedAlert extends AlertAsker, AskedProduct {
  kind: ProductAlertKind;
}

/** One mail to whoever asks, when the product is there again or costs less than now. */
export async function askForProductAlert(
  context: Context,
  { productId, variantId, kind, ...asker }: AskedAlert,
): Promise<
  Result<{ message: string }, 'invalid-input' | 'not-found' | 'too-many-requests' | 'search-alert-limit'>
> {
  const { email, problem } = alertEmail(asker);
  if (problem) return failure('invalid-input', { fields: { email: problem } });
  const price = await findAskedPrice(context.write, { productId, variantId });
  if (price === null) return failure('not-found');
  const accountId = asker.account?.id ?? null;
  const kept = await keepAlert(context, asker, email, (db) =>
    insertProductAlert(db, { email, accountId, productId, variantId, kind, price, at: context.now() }),
  );
  if (!kept.ok) return kept;
  const when = kind === 'stock' ? 'cuando vuelva a haber' : 'cuando baje de precio';
  return success({ message: `Listo. Te escribimos una vez a ${email} ${when}.` });
}

export function listAlertsOfAccount(
  { write }: Pick<Context, 'write'>,
  accountId: number,
): Promise<OwnAlert[]> {
  return listOwnAlerts(write, accountId, LISTED);
}

export async function endOwnAlert(
  { write }: Pick<Context, 'write'>,
  own: { accountId: number; alertId: number },
): Promise<Result<{ message: string }, 'not-found'>> {
  return (await deleteOwnAlert(write, own)) ? success({ message: 'Aviso eliminado.' }) : failure('not-found');
}
