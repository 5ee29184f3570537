/** Spec 'Package status': codEstado or codEstpedido, nomEstado. */
export type PackageStatusName = { id: number; name: string };

/**
 * Every status a package can have. 21 and 7 are stages the buyer sees as 20 and 1 (spec 4); 30 to 33 are
 * our own, outside the progress bar.
 */
export const PACKAGE_STATUS = {
  received: 19,
  preparing: 20,
  guideCreated: 1,
  onTheWay: 2,
  delivered: 3,
  readyForPickup: 21,
  pickedUp: 7,
  incident: 30,
  returning: 31,
  cancelled: 32,
  awaitingPayment: 33,
} as const;

export type PackageStatusId = (typeof PACKAGE_STATUS)[keyof typeof PACKAGE_STATUS];

export const PACKAGE_STATUSES = [
  { id: 19, name: 'Pedido recibido' },
  { id: 20, name: 'Preparando Pedido' },
  { id: 1, name: 'Guía creada' },
  { id: 2, name: 'En camino' },
  { id: 3, name: 'Entregado' },
  { id: 21, name: 'Listo para recoger' },
  { id: 7, name: 'Recogido por la transportadora' },
  { id: 30, name: 'Con novedad' },
  { id: 31, name: 'En devolución' },
  { id: 32, name: 'Anulado' },
  { id: 33, name: 'Pago pendiente' },
] as const satisfies readonly { id: PackageStatusId; name: string }[];

export const STATUS_BAR: readonly number[] = [19, 20, 1, 2, 3] satisfies PackageStatusId[];

const UNKNOWN_STATUS_NAME = 'Desconocido';

/** Spec 4: status 21 is shown as 20 and status 7 as 1; an id missing from the names is 'Desconocido'. */
export function displayStatus(
  statusId: number,
  names: readonly PackageStatusName[] = PACKAGE_STATUSES,
): PackageStatusName {
  const id = SHOWN_AS[statusId] ?? statusId;
  const known = names.find((status) => status.id === id);
  return { id, name: known?.name ?? UNKNOWN_STATUS_NAME };
}

export type StatusStep = PackageStatusName & { reached: boolean; current: boolean };

/** The five steps of the bar; none is reached for a status outside it. */
export function statusSteps(
  statusId: number,
  names: readonly PackageStatusName[] = PACKAGE_STATUSES,
): StatusStep[] {
  const shownId = displayStatus(statusId, names).id;
  const currentIndex = STATUS_BAR.indexOf(shownId);
  return STATUS_BAR.map((id, index) => ({
    ...displayStatus(id, names),
    reached: index <= currentIndex,
    current: index === currentIndex,
  }));
}

/** Spec 4: 19 and 20 show the payment's date, every other status its own. */
export function statusDate(status: { id: number; date: string; paymentDate: string | null }): string {
  const shownId = displayStatus(status.id).id;
  const isBeforeShipping = shownId === 19 || shownId === 20;
  return (isBeforeShipping ? status.paymentDate : null) ?? status.date;
}

const SHOWN_AS: Record<number, PackageStatusId> = { 21: 20, 7: 1 };
