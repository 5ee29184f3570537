import { failure, type Result, success } from '../../../../domain/result.ts';
import { defaultDisplayName } from '../../../../domain/seller.ts';
import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails, nudgeOutbox } from '../../messages/notifications.service.ts';
import { type ApplicationItemView, listItems } from '../application.service.ts';
import { storeRut } from '../registration/rut-document.service.ts';
import * as applications from './application.repository.ts';
import { type CorrectionForm, readCorrection } from './correction.ts';

export interface ApplicationView
  extends Omit<applications.OwnApplication, 'correctionAskedAt' | 'displayName' | 'sellerId'> {
  correctionAskedAt: string | null;
  items: ApplicationItemView[];
}

export async function getApplication(
  db: Database,
  sellerId: number,
): Promise<Result<ApplicationView, 'not-found'>> {
  const found = await applications.findApplication(db, sellerId);
  if (!found) return failure('not-found');
  const { displayName: _name, sellerId: _id, correctionAskedAt, ...own } = found;
  return success({
    ...own,
    correctionAskedAt: correctionAskedAt?.toISOString() ?? null,
    items: await listItems(db, sellerId),
  });
}

interface Sent {
  sellerId: number;
  accountId: number;
  item: ApplicationItem;
  form: CorrectionForm;
}

/** The seller sends one rejected part again; with the last one her application is back in the provider's queue. */
export async function correctItem(
  context: Context,
  { sellerId, accountId, item, form }: Sent,
): Promise<Result<ApplicationView, 'not-found' | 'application-item-fixed' | 'invalid-input' | 'nit-taken'>> {
  const own = await applications.findApplication(context.write, sellerId);
  if (!own) return failure('not-found');
  const read = await readCorrection(context.write, own, item, form);
  if (!read.ok) return read;
  const { rut, ...changes } = read.value;
  const fileName = rut && (await storeRut(context.config, rut));
  const at = context.now();
  const corrected = await inTransaction(context.write, async (db) => {
    const locked = await applications.lockApplication(db, sellerId);
    const rejected = await applications.listRejectedItems(db, sellerId);
    if (!locked?.correctionAskedAt || locked.status !== 1 || !rejected.includes(item))
      return failure('application-item-fixed');
    if (changes.nit && (await applications.isNitOfAnother(db, changes.nit, sellerId)))
      return failure('nit-taken');
    await applications.correctSeller(db, sellerId, withDisplayName(locked, changes), at);
    if (rut && fileName) await applications.insertRut(db, { sellerId, fileName, byteCount: rut.length, at });
    await applications.reopenItem(db, { sellerId, item, at });
    const before = Object.fromEntries(
      Object.keys(changes).map((name) => [name, locked[name as keyof typeof locked]]),
    );
    await recordAudit(db, [
      {
        at,
        actor: { kind: 'member', accountId },
        sellerId,
        action: 'shop.application-corrected',
        subject: `seller:${sellerId}`,
        before: { ...before, [item]: 'rejected' },
        after: { ...changes, [item]: 'pending' },
      },
    ]);
    if (rejected.length > 1) return success(null);
    await applications.queueAgain(db, sellerId, at);
    const recipient = context.config.mail.operator;
    await enqueueEmails(db, [{ template: 'seller-application', recipient, data: { sellerId } }]);
    return success(null);
  });
  if (!corrected.ok) return corrected;
  nudgeOutbox();
  return getApplication(context.write, sellerId);
}

/** A shop that chose no name of its own is called by the corrected one. */
function withDisplayName(
  before: applications.OwnApplication,
  changes: applications.Correction,
): applications.Correction {
  const isDefault = before.displayName === defaultDisplayName(before);
  return isDefault ? { ...changes, displayName: defaultDisplayName({ ...before, ...changes }) } : changes;
}
