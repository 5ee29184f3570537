import type { PackageAction } from '../../../domain/package-action.ts';

interface ActionText {
  button: string;
  /** While it is sent. */
  doing: string;
  /** When it is done. */
  done: string;
}

/** What the shop reads of each action. */
export const ACTION_TEXTS = {
  accept: { button: 'Aceptar pedido', doing: 'Aceptando...', done: 'Pedido aceptado' },
  ready: { button: 'Listo para recoger', doing: 'Guardando...', done: 'Paquete listo para recoger' },
  guide: { button: 'Crear guía', doing: 'Guardando...', done: 'Guía guardada' },
  'on-the-way': { button: 'Marcar en camino', doing: 'Guardando...', done: 'El paquete va en camino' },
  'picked-up': { button: 'Lo recogió la transportadora', doing: 'Guardando...', done: 'Paquete recogido' },
  delivered: { button: 'Marcar entregado', doing: 'Guardando...', done: 'Paquete entregado' },
  'collect-cash': { button: 'Cobré el efectivo', doing: 'Registrando...', done: 'Recaudo registrado' },
  incident: { button: 'Reportar novedad', doing: 'Guardando...', done: 'Novedad guardada' },
  returning: { button: 'Viene de regreso', doing: 'Guardando...', done: 'El paquete viene de regreso' },
  refused: { button: 'No lo recibieron', doing: 'Guardando...', done: 'Rechazo registrado' },
  returned: { button: 'Ya volvió a mi tienda', doing: 'Guardando...', done: 'Devolución registrada' },
  cancel: { button: 'No puedo enviarlo', doing: 'Anulando...', done: 'Anulación guardada' },
} as const satisfies Record<PackageAction, ActionText>;

const ADVICE: Record<number, string> = {
  19: 'Acepta el pedido para que tu cliente sepa que ya lo estás alistando.',
  20: 'Empaca los productos y crea la guía con tu transportadora.',
  21: 'El paquete está listo. Crea la guía para que la transportadora lo recoja.',
  1: 'Entrega el paquete a la transportadora y márcalo en camino.',
  7: 'La transportadora ya lo tiene. Márcalo en camino cuando salga hacia tu cliente.',
  2: 'Cuando tu cliente lo reciba, márcalo como entregado.',
  3: 'Tu cliente ya tiene su pedido. ¡Buen trabajo!',
  30: 'Resuelve la novedad con la transportadora y vuelve a ponerlo en camino.',
  31: 'Cuando el paquete llegue a tu tienda, confírmalo aquí.',
  32: 'Este paquete se anuló: no lo envíes.',
};

/** What to do now, in a sentence. `isConfirmed`: more than the shop's word stands for the delivery. */
export function adviceOf(statusId: number, actions: readonly PackageAction[], isConfirmed: boolean): string {
  if (!actions.includes('collect-cash'))
    return statusId === 3 && !isConfirmed ? 'Marcaste este pedido como entregado.' : (ADVICE[statusId] ?? '');
  return statusId === 3
    ? 'Falta registrar el efectivo. Si lo cobraste tú, regístralo; si lo cobró la transportadora, nosotros lo recibimos de ella.'
    : 'Si cobras tú el efectivo, regístralo y el paquete queda entregado. Si lo cobra la transportadora, solo márcalo como entregado.';
}

export const CANCELLATION_TEXTS = {
  'out-of-stock': 'No tengo existencias',
  damaged: 'Está averiado',
  'not-deliverable': 'No puedo llegar a esa dirección',
  'buyer-request': 'Lo pidió el comprador',
  other: 'Otro motivo',
} as const;
