import { formatPesos } from '../../../../domain/money.ts';
import type { DifferenceKind, FoundDifference } from './difference.ts';

/** Why a difference is one, and what to do, for the people who look after the money. */
export function differenceTexts(difference: FoundDifference): { cause: string; remedy: string } {
  const { cause, remedy } = TEXTS[difference.kind];
  return { cause: cause(difference), remedy };
}

/** Kinds that only the provider's list can open or resolve. */
export const PROVIDER_KINDS: readonly DifferenceKind[] = [
  'unknown-approval',
  'paid-without-provider',
  'amount-differs',
  'reversal-missing',
];

interface KindTexts {
  /** Of all differences of the kind. */
  name: string;
  cause: (difference: FoundDifference) => string;
  remedy: string;
}

const TEXTS = {
  'provider-away': {
    name: 'El proveedor no respondió',
    cause: () => 'El proveedor de pagos no respondió, así que sus transacciones no se pudieron comparar.',
    remedy:
      'Nada cambió. La próxima conciliación lee desde la última completa; si dura más de un día, escribe al proveedor.',
  },
  'provider-list-cut': {
    name: 'Lista del proveedor incompleta',
    cause: ({ detail }) =>
      `La lista del proveedor es más larga de lo que se lee en una vez (${detail} transacciones).`,
    remedy: 'Ejecuta otra conciliación; si se repite, reporta el tamaño de la lista al equipo técnico.',
  },
  'unknown-approval': {
    name: 'Aprobado por el proveedor y aquí sin pagar',
    cause: ({ detail, found }) =>
      `El proveedor tiene aprobada una transacción de ${money(found)} que aquí no figura como pagada (${detail}).`,
    remedy:
      'La conciliación intentó registrarla y no pudo. Revisa la factura en el proveedor y el pedido aquí.',
  },
  'paid-without-provider': {
    name: 'Pagado aquí y sin aprobación del proveedor',
    cause: ({ expected, detail }) =>
      `Aquí figura un pago de ${money(expected)} que el proveedor no muestra como aprobado (${detail}).`,
    remedy: 'No despaches ni gires este pedido. Consulta la transacción en el panel del proveedor.',
  },
  'amount-differs': {
    name: 'Pago por otro valor',
    cause: ({ expected, found, detail }) =>
      `El valor esperado es ${money(expected)} y el encontrado ${money(found)} (${detail}).`,
    remedy: 'Compara el recibo del proveedor con el pedido; cobra o reembolsa la diferencia.',
  },
  'reversal-missing': {
    name: 'Reversión sin registrar',
    cause: ({ expected }) =>
      `El proveedor reversó un pago de ${money(expected)} y aquí el pedido sigue pagado.`,
    remedy: 'La conciliación intentó registrar la reversión y no pudo. Detén el despacho y revisa el pedido.',
  },
  'provider-balance': {
    name: 'Saldo en el proveedor',
    cause: ({ expected, found }) =>
      `Los libros dicen que el proveedor nos tiene ${money(found)}; por pagos, repartos, reembolsos y liquidaciones deberían ser ${money(expected)}.`,
    remedy: 'Busca en la lista pagos, repartos, reembolsos o liquidaciones del proveedor sin asiento.',
  },
  'paid-twice': {
    name: 'Pedido pagado dos veces',
    cause: ({ found, detail }) =>
      `El pedido se pagó dos veces; el segundo pago, de ${money(found)}, no se ha devuelto (${detail}).`,
    remedy: 'Devuelve el segundo pago al comprador y registra el reembolso como pagado.',
  },
  'unapplied-money': {
    name: 'Dinero que no paga ninguna venta',
    cause: ({ found, detail }) => `Llegaron ${money(found)} que no pagan ninguna venta (${detail}).`,
    remedy: 'Devuelve el dinero al comprador y registra el reembolso como pagado.',
  },
  'split-unproven': {
    name: 'Reparto sin probar',
    cause: ({ found }) =>
      `Pasó más de un día y el proveedor no ha probado el reparto de un pago de ${money(found)}.`,
    remedy:
      'Consulta la transacción en el proveedor y confirma si el pago se repartió; hasta entonces no se gira.',
  },
  'payment-unsplit': {
    name: 'Pago sin repartir',
    cause: ({ found }) =>
      `El proveedor no repartió el pago: ${money(found)} de los vendedores están en nuestra cuenta.`,
    remedy: 'Se paga con nuestra liquidación cuando los paquetes se liberen. Revisa por qué no se repartió.',
  },
  'payment-not-booked': {
    name: 'Pago que no está en los libros',
    cause: ({ expected, found }) =>
      `Se recibió un pago de ${money(expected)} y en los libros hay ${money(found)}.`,
    remedy: 'Falta su asiento o difiere. Repórtalo al equipo técnico antes de la siguiente liquidación.',
  },
  'sale-missing': {
    name: 'Venta que no está en los libros',
    cause: ({ expected }) => `Se cobró un paquete de ${money(expected)} y su venta no está en los libros.`,
    remedy: 'No se le debe nada al vendedor hasta registrarla. Repórtalo al equipo técnico.',
  },
  'sale-differs': {
    name: 'Venta por otro valor en los libros',
    cause: ({ expected, found, detail }) =>
      `La venta menos lo devuelto vale ${money(expected)} y los libros suman ${money(found)} (${detail}).`,
    remedy: 'Abre los asientos del pedido y compáralos con sus líneas. Repórtalo al equipo técnico.',
  },
  'refund-not-booked': {
    name: 'Reembolso que no está en los libros',
    cause: ({ expected, found, detail }) =>
      `Un reembolso de ${money(expected)} suma ${money(found)} en los libros (${detail}).`,
    remedy: 'Falta su asiento o difiere. Repórtalo al equipo técnico.',
  },
  'refund-overdue': {
    name: 'Reembolso vencido',
    cause: ({ expected, detail }) =>
      `Un reembolso de ${money(expected)} debía pagarse a más tardar el ${detail}.`,
    remedy: 'Págalo hoy: el plazo de la ley ya pasó. Regístralo luego como pagado.',
  },
  // Also of payments that belong to no order: then only the excess is known.
  'refund-paid-twice': {
    name: 'Reembolso pagado de más',
    cause: ({ expected, found }) =>
      `Al comprador se le debían ${money(expected)} y se le pagaron ${money(found)}.`,
    remedy: 'Revisa los comprobantes, recupera el exceso y regístralo como recuperado.',
  },
  'payout-unconfirmed': {
    name: 'Giro sin confirmar por el banco',
    cause: ({ expected, detail }) =>
      `Un giro de ${money(expected)} se envió el ${detail} y el banco no lo ha confirmado en 3 días hábiles.`,
    remedy: 'Consulta el extracto del banco y registra el giro como pagado o fallido.',
  },
  'cash-late': {
    name: 'Contraentrega sin consignar',
    cause: ({ expected, detail }) => `${money(expected)} de contraentrega siguen en poder de ${detail}.`,
    remedy: 'Reclama la remesa a la transportadora y regístrala cuando llegue.',
  },
  'cash-unreported': {
    name: 'Recaudo sin reportar',
    cause: ({ detail }) =>
      `Un paquete contraentrega se entregó el ${detail} y nadie ha reportado su recaudo.`,
    remedy: 'Pide el recaudo a la transportadora o al vendedor y regístralo.',
  },
  'stock-not-returned': {
    name: 'Unidades apartadas de un pago vencido',
    cause: ({ detail }) => `El plazo del pago venció y sus unidades siguen apartadas (${detail}).`,
    remedy:
      'Verifica que las tareas programadas estén corriendo; si lo están, reporta el pedido al equipo técnico.',
  },
  'books-unsound': {
    name: 'Los libros no cuadran',
    cause: ({ detail }) => `La revisión de los libros encontró: ${detail}.`,
    remedy: 'Repórtalo al equipo técnico antes de la siguiente liquidación.',
  },
} satisfies Record<DifferenceKind, KindTexts>;

/** 'Pago sin repartir'. */
export function differenceKindName(kind: DifferenceKind): string {
  return TEXTS[kind].name;
}

function money(amount: number | null): string {
  return amount === null ? 'un valor ilegible' : formatPesos(amount);
}
