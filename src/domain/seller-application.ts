/** What the provider looks at before a seller is approved; each part is accepted or sent back with a reason. */
export const APPLICATION_ITEMS = ['identity', 'nit', 'rut', 'address', 'payment', 'phone'] as const;

export type ApplicationItem = (typeof APPLICATION_ITEMS)[number];

export const APPLICATION_ITEM_NAMES: Record<ApplicationItem, string> = {
  identity: 'Nombre o razón social',
  nit: 'NIT',
  rut: 'RUT',
  address: 'Dirección',
  payment: 'ID de ePayco',
  phone: 'Teléfono',
};

const APPLICATION_ITEM_STATES = ['pending', 'accepted', 'rejected'] as const;

export type ApplicationItemState = (typeof APPLICATION_ITEM_STATES)[number];

/** Spec 9: sellers are approved within 24 hours. */
export const APPROVAL_HOURS = 24;

const MINUTE_MILLIS = 60_000;

/** Whole hours that remain of the promise, rounded down from begun minutes; negative once it is broken. */
export function approvalHoursLeft(queuedAt: number, now: number): number {
  const minutes = Math.ceil((queuedAt - now) / MINUTE_MILLIS) + APPROVAL_HOURS * 60;
  return Math.floor(minutes / 60);
}

/** How long an approval can be taken back. */
export const APPROVAL_UNDO_MINUTES = 10;

export function mayUndoApproval(approvedAt: number | null, now: number): boolean {
  return approvedAt !== null && now - approvedAt < APPROVAL_UNDO_MINUTES * MINUTE_MILLIS;
}
