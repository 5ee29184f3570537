import type { PackageAction } from '../../../domain/package-action.ts';

interface ActionText {
  button: string;
  done: string;
  /** What happens, and who is told. */
  explanation: string;
}

const TOLD = 'El comprador recibe un correo y ve el cambio en su pedido.';

/** What an operator reads of each action; the shop has words of its own. */
export const ACTION_TEXTS = {
  accept: { button: 'Aceptar por la tienda', done: 'Pedido aceptado', explanation: TOLD },
  ready: { button: 'Listo para recoger', done: 'Paquete listo para recoger', explanation: TOLD },
  guide: { button: 'Crear guía', done: 'Guía guardada', explanation: TOLD },
  'on-the-way': { button: 'Marcar en camino', done: 'El paquete va en camino', explanation: TOLD },
  'picked-up': { button: 'Lo recogió la transportadora', done: 'Paquete recogido', explanation: TOLD },
  delivered: { button: 'Marcar entregado', done: 'Paquete entregado', explanation: TOLD },
  'collect-cash': {
    button: 'Registrar recaudo',
    done: 'Recaudo registrado',
    explanation: 'El efectivo se cobró en la puerta. Desde aquí hay venta y el paquete está entregado.',
  },
  incident: { button: 'Reportar novedad', done: 'Novedad guardada', explanation: TOLD },
  returning: { button: 'Viene de regreso', done: 'El paquete viene de regreso', explanation: TOLD },
  refused: {
    button: 'No lo recibieron',
    done: 'Rechazo registrado',
    explanation: 'El paquete viene de regreso y nadie paga por él. El flete lo asume la tienda.',
  },
  returned: {
    button: 'Volvió a la tienda',
    done: 'Devolución registrada',
    explanation: 'La tienda tiene de nuevo el paquete. Si el comprador pagó, recibe su dinero.',
  },
  cancel: {
    button: 'Anular',
    done: 'Anulación guardada',
    explanation: 'Les avisamos al comprador y a la tienda. Si el comprador pagó, recibe su dinero.',
  },
} as const satisfies Record<PackageAction, ActionText>;

export const CANCELLATION_NAMES = {
  'out-of-stock': 'La tienda no tiene existencias',
  damaged: 'Está averiado',
  'not-deliverable': 'No se puede llegar a esa dirección',
  'buyer-request': 'Lo pidió el comprador',
  other: 'Otro motivo',
} as const;
