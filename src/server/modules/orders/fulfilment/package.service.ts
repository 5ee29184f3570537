import type { MoneyPackage } from '../../../../domain/order-money.ts';
import { packageDue } from '../../../../domain/order-money.ts';
import { displayStatus, PACKAGE_STATUS, type PackageStatusId } from '../../../../domain/package-status.ts';
import { canMove, nextStatuses, type PackageActor } from '../../../../domain/package-transition.ts';
import { CASH_ON_DELIVERY } from '../../../../domain/payment-method.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import type { Database } from '../../../db/sql.ts';
import { recordAudit } from '../../audit/audit.service.ts';
import { enqueueEmails } from '../../messages/notifications.service.ts';
import { type LockedOrder, listOrderPackages, lockOrder } from '../placing/order-money.service.ts';
import { setPackageStatus } from '../placing/package-status.service.ts';
import { writeConfirmation } from './delivery.repository.ts';
import { findGuide } from './package.repository.ts';

export interface PackageRef {
  orderNumber: number;
  sellerId: number;
}

export interface Actor {
  /** Null: no person of ours did it. */
  accountId: number | null;
  role: PackageActor;
}

export interface LockedPackage {
  order: LockedOrder;
  sold: MoneyPackage;
}

/** What a package is like after a change. */
export interface PackageState extends PackageRef {
  statusId: number;
  carrier: string | null;
  trackingNumber: string | null;
  trackingUrl: string | null;
  /** Still to be collected at the door, in pesos; 0 for what is paid. */
  due: number;
  /** It had been done before, nothing was done now. */
  isRepeated: boolean;
}

export type MoveRefusal = 'package-awaiting-payment' | 'package-move-not-allowed';

/** The package of an order that is locked from here on, so that changes of one order wait for each other. */
export async function lockPackage(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
): Promise<Result<LockedPackage, 'package-unknown'>> {
  const order = await lockOrder(db, orderNumber);
  const packages = order ? await listOrderPackages(db, orderNumber) : [];
  const sold = packages.find((one) => one.sellerId === sellerId);
  return order && sold ? success({ order, sold }) : failure('package-unknown');
}

export function checkMove(
  sold: Pick<MoneyPackage, 'statusId'>,
  to: PackageStatusId,
  actor: Actor,
): Result<null, MoveRefusal> {
  return canMove(sold.statusId, to, actor.role) ? success(null) : refusedMove(sold, actor);
}

/** Why a package cannot be moved so, with what is allowed. */
export function refusedMove(
  { statusId }: Pick<MoneyPackage, 'statusId'>,
  { role }: Actor,
): Result<never, MoveRefusal> {
  if (statusId === PACKAGE_STATUS.awaitingPayment) return failure('package-awaiting-payment');
  return failure('package-move-not-allowed', {
    details: { codEstado: statusId, permitidos: nextStatuses(statusId, role) },
  });
}

export interface Move {
  to: PackageStatusId;
  note: string;
  actor: Actor;
  at: Date;
}

/** Moves the package and tells the buyer where her status bar moved. */
export async function movePackage(
  db: Database,
  { order, sold }: LockedPackage,
  { to, note, actor, at }: Move,
): Promise<void> {
  const { orderNumber, sellerId } = sold;
  const changedBy = actor.accountId;
  const moved = await setPackageStatus(db, { orderNumber, sellerIds: [sellerId], to, changedBy, note, at });
  if (moved.length === 0) return;
  await auditPackage(db, sold, {
    ...{ at, actor, action: 'package.status-changed', reason: note },
    before: { statusId: sold.statusId },
    after: { statusId: to },
  });
  // What its shop alone says starts no clock; an operator, or a carrier, tells what the carrier knows.
  if (to === PACKAGE_STATUS.delivered && actor.role !== 'seller')
    await writeConfirmation(db, sold, { by: 'proof', at });
  if (!isTold(order, sold.statusId, to)) return;
  const data = { orderNumber, sellerId, statusId: to };
  await enqueueEmails(db, [{ template: 'package-status', recipient: order.email, data }]);
}

interface PackageAudit {
  at: Date;
  actor: Actor;
  /** 'package.guide-changed'. */
  action: string;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  reason?: string;
}

/** What people do with a package; the system's and carriers' own steps are in its history. */
export async function auditPackage(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
  { actor: { accountId, role }, ...entry }: PackageAudit,
): Promise<void> {
  if (role !== 'seller' && role !== 'operator') return;
  const member = accountId === null ? 'api-key' : 'member';
  const actor = { kind: role === 'operator' ? role : member, accountId } as const;
  await recordAudit(db, [{ ...entry, actor, sellerId, subject: `order:${orderNumber}` }]);
}

/** Who has the package; null before it has a guide. */
export async function findPackageCarrier(
  db: Database,
  { orderNumber, sellerId }: PackageRef,
): Promise<string | null> {
  return (await findGuide(db, orderNumber, sellerId))?.carrier ?? null;
}

export async function readPackageState(
  db: Database,
  ref: PackageRef,
  isRepeated: boolean,
): Promise<PackageState> {
  const { orderNumber, sellerId } = ref;
  const packages = await listOrderPackages(db, orderNumber);
  const sold = packages.find((one) => one.sellerId === sellerId);
  const guide = await findGuide(db, orderNumber, sellerId);
  if (!sold || !guide) throw new Error(`Package ${orderNumber}/${sellerId} vanished`);
  const due = sold.moneyState === 'none' ? packageDue(sold) : 0;
  return { orderNumber, sellerId, statusId: sold.statusId, ...guide, due, isRepeated };
}

const TOLD: readonly PackageStatusId[] = [20, 1, 7, 2, 3, 30];

/** 21 and 7 show what 20 and 1 have shown already; who refused a parcel herself knows that it goes back. */
function isTold({ paymentMethodId }: LockedOrder, from: number, to: PackageStatusId): boolean {
  if (to === PACKAGE_STATUS.returning) return paymentMethodId !== CASH_ON_DELIVERY;
  return TOLD.includes(to) && displayStatus(from).id !== displayStatus(to).id;
}
