import { shortCityName } from '../../../../domain/delivery-text.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import { findKeptCity } from '../../shipping/shipping.service.ts';
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
  /** Of an arrival: the place. */
  cityId: string | null;
}

/** One mail to whoever asks, when the product is there again, costs less than now or comes to her place. */
export async function askForProductAlert(
  context: Context,
  { productId, variantId, kind, cityId: asked, ...asker }: AskedAlert,
): Promise<
  Result<{ message: string }, 'invalid-input' | 'not-found' | 'too-many-requests' | 'search-alert-limit'>
> {
  const { email, problem } = alertEmail(asker);
  if (problem) return failure('invalid-input', { fields: { email: problem } });
  const city = kind === 'arrival' ? await findKeptCity(context, asked ?? '') : null;
  if (kind === 'arrival' && !city)
    return failure('invalid-input', { fields: { cityId: 'Elige el municipio.' } });
  const price = await findAskedPrice(context.write, { productId, variantId });
  if (price === null) return failure('not-found');
  const accountId = asker.account?.id ?? null;
  const kept = await keepAlert(context, asker, email, (db) =>
    insertProductAlert(db, {
      ...{ email, accountId, productId, variantId, kind, price },
      cityId: city?.id ?? null,
      at: context.now(),
    }),
  );
  if (!kept.ok) return kept;
  const when = {
    stock: 'cuando vuelva a haber',
    price: 'cuando baje de precio',
    arrival: `cuando llegue a ${shortCityName(city?.name ?? '')}`,
  };
  return success({ message: `Listo. Te escribimos una vez a ${email} ${when[kind]}.` });
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
