import { carrierName, isListedCarrier, ownTrackingAddress } from '../../../../domain/carrier.ts';
import { PACKAGE_STATUS } from '../../../../domain/package-status.ts';
import type { ChangeableStatus } from '../../../../domain/package-transition.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { nudgeOutbox } from '../../messages/notifications.service.ts';
import { findGuide, type Guide, saveGuide } from './package.repository.ts';
import {
  type Actor,
  auditPackage,
  checkMove,
  type LockedPackage,
  lockPackage,
  movePackage,
  type PackageRef,
  type PackageState,
  readPackageState,
} from './package.service.ts';

export interface StatusChange extends PackageRef {
  to: ChangeableStatus;
  carrier?: string | undefined;
  trackingNumber?: string | undefined;
  /** Of a carrier outside the list. */
  trackingUrl?: string | undefined;
  note?: string | undefined;
  actor: Actor;
}

export type StatusChangeReason =
  | 'package-unknown'
  | 'package-awaiting-payment'
  | 'package-move-not-allowed'
  | 'package-refusal-needed'
  | 'package-guide-missing'
  | 'tracking-url-invalid';

/**
 * Moves a package one step. The status that it has already is a success in which nothing happens twice; another
 * tracking number then corrects the guide of what is with a carrier.
 */
export async function changePackageStatus(
  context: Context,
  change: StatusChange,
): Promise<Result<PackageState, StatusChangeReason>> {
  const changed = await inTransaction(context.write, (db) => changeLocked(db, change, context.now()));
  if (changed.ok) nudgeOutbox();
  return changed;
}

async function changeLocked(
  db: Database,
  change: StatusChange,
  now: Date,
): Promise<Result<PackageState, StatusChangeReason>> {
  const locked = await lockPackage(db, change);
  if (!locked.ok) return locked;
  const isRepeated = locked.value.sold.statusId === change.to;
  const allowed = isRepeated ? success(null) : checkChange(locked.value, change);
  if (!allowed.ok) return allowed;
  const isGuideOpen = !isRepeated || WITH_CARRIER.includes(change.to);
  const guided = isGuideOpen ? await writeGuide(db, change, now) : success(null);
  if (!guided.ok) return guided;
  const { to, note = '', actor } = change;
  if (!isRepeated) await movePackage(db, locked.value, { to, note, actor, at: now });
  return success(await readPackageState(db, change, isRepeated));
}

function checkChange({ order, sold }: LockedPackage, { to, actor }: StatusChange) {
  const allowed = checkMove(sold, to, actor);
  if (!allowed.ok) return allowed;
  // Refusing a parcel at the door costs its freight; see recordRefusal.
  const isRefused = to === PACKAGE_STATUS.returning && order.paymentMethodId === CASH_ON_DELIVERY;
  return isRefused ? failure('package-refusal-needed') : success(null);
}

/** What is with a carrier has its name and a tracking number. */
async function writeGuide(
  db: Database,
  { orderNumber, sellerId, to, actor, ...given }: StatusChange,
  at: Date,
): Promise<Result<null, 'package-guide-missing' | 'tracking-url-invalid'>> {
  const stored = await findGuide(db, orderNumber, sellerId);
  const carrier = given.carrier ? carrierName(given.carrier) : (stored?.carrier ?? null);
  const trackingNumber = given.trackingNumber?.trim() || (stored?.trackingNumber ?? null);
  if (NEEDS_GUIDE.includes(to) && !(carrier && trackingNumber)) return failure('package-guide-missing');
  const page = trackingPage(carrier, given.trackingUrl, stored);
  if (!page.ok) return page;
  const after = { carrier, trackingNumber, trackingUrl: page.value };
  const isNew = GUIDE_PARTS.some((part) => after[part] !== (stored?.[part] ?? null));
  if (!isNew) return success(null);
  await saveGuide(db, { orderNumber, sellerId, ...after });
  const audit = {
    at,
    actor,
    action: 'package.guide-changed',
    ...(stored && { before: { ...stored } }),
    after,
  };
  await auditPackage(db, { orderNumber, sellerId }, audit);
  return success(null);
}

/** Carriers of the list have a page that we know; another one's stays until it, or its carrier, changes. */
function trackingPage(
  carrier: string | null,
  written: string | undefined,
  stored: Guide | null,
): Result<string | null, 'tracking-url-invalid'> {
  if (!carrier || isListedCarrier(carrier)) return success(null);
  if (written === undefined) return success(stored?.carrier === carrier ? stored.trackingUrl : null);
  if (written.trim() === '') return success(null);
  const address = ownTrackingAddress(written);
  return address ? success(address) : failure('tracking-url-invalid');
}

const GUIDE_PARTS = ['carrier', 'trackingNumber', 'trackingUrl'] as const;

const NEEDS_GUIDE: readonly number[] = [PACKAGE_STATUS.guideCreated, PACKAGE_STATUS.pickedUp];

const WITH_CARRIER: readonly number[] = [...NEEDS_GUIDE, PACKAGE_STATUS.onTheWay, PACKAGE_STATUS.incident];
