import type { ErrorEntry } from '../error-entry.ts';

export const moneyErrors = {
  'operator-only': { status: 403, message: 'Esta operación es solo para el equipo de la plataforma.' },
  'operator-role': { status: 403, message: 'Tu rol en el equipo no permite esta operación.' },
  'payment-refused-by-provider': {
    status: 409,
    message: 'El proveedor de pagos no aceptó abrir este pago. Intenta de nuevo o elige otro método.',
  },
  'payment-not-open': { status: 409, message: 'Este pedido ya no está pendiente de pago.' },
  'payment-stock-gone': {
    status: 409,
    message: 'Mientras tanto se agotó un producto de tu pedido. Arma de nuevo tu carrito.',
  },
  'split-differs': {
    status: 409,
    message: 'El reparto no es el que se pidió al proveedor. Revísalo en su panel.',
  },
  'payout-unknown': { status: 404, message: 'No hay un giro con este número.' },
  'payout-state': { status: 409, message: 'El estado del giro no permite este paso.' },
  'payout-amount': { status: 409, message: 'El valor no es el del giro.' },
  'payout-reference-differs': {
    status: 409,
    message: 'El giro ya está pagado con otra referencia del banco.',
  },
  'no-pending-payouts': { status: 409, message: 'No hay giros por enviar al banco.' },
  'no-refunds-to-send': {
    status: 409,
    message: 'No hay reembolsos con cuenta de banco por enviar.',
  },
  'payout-report-unreadable': {
    status: 400,
    message:
      'No pudimos leer el archivo. Debe ser CSV con las columnas REFERENCIA y ESTADO, de máximo 2.000 filas.',
  },
  'provider-settlement-differs': {
    status: 409,
    message: 'Ya hay un abono del proveedor con esta referencia y otros valores.',
  },
  'statement-too-long': {
    status: 409,
    message: 'El mes tiene demasiados movimientos para un solo archivo. Consúltalos por páginas.',
  },
  'refund-unknown': { status: 404, message: 'No hay un reembolso con este número.' },
  'refund-already-paid': {
    status: 409,
    message: 'El reembolso ya está pagado por otro medio o con otra referencia.',
  },
  'refund-not-by-provider': {
    status: 409,
    message: 'Este pedido se pagó en efectivo: el proveedor de pagos no puede reembolsarlo.',
  },
  'recovery-unknown': {
    status: 404,
    message: 'Ningún pago con esta referencia se le devolvió dos veces al comprador.',
  },
  'recovery-too-much': { status: 409, message: 'Es más de lo que el comprador debe devolver.' },
  'recovery-differs': { status: 409, message: 'Esta consignación ya está registrada con otro valor.' },
  'refund-line-unknown': {
    status: 409,
    message: 'El pedido no tiene alguna de las líneas, o está repetida.',
  },
  'refund-more-than-bought': {
    status: 409,
    message: 'Son más unidades de las que quedan por reembolsar en alguna línea.',
  },
  'refund-nothing-left': { status: 409, message: 'No queda nada por reembolsar.' },
  'refund-nothing-paid': {
    status: 409,
    message: 'Aún no hemos recibido el dinero de estos productos: anula el paquete en lugar de reembolsarlo.',
  },
  'package-unknown': { status: 404, message: 'No hay un paquete de ese vendedor en ese pedido.' },
  'package-awaiting-payment': { status: 409, message: 'El pedido todavía no está pagado.' },
  'package-move-not-allowed': { status: 409, message: 'El paquete no puede pasar a ese estado.' },
  'package-refusal-needed': {
    status: 409,
    message: 'El paquete es contraentrega: registra el rechazo para que regrese.',
  },
  'tracking-url-invalid': {
    status: 400,
    message:
      'La página de rastreo debe empezar por https:// y llevar el nombre del sitio de la transportadora.',
  },
  'package-guide-missing': { status: 400, message: 'Indica la transportadora y el número de guía.' },
  'package-line-unknown': { status: 400, message: 'El paquete no tiene esa línea, o está repetida.' },
  'package-more-than-bought': { status: 400, message: 'No pueden quedar más unidades de las compradas.' },
  'cash-on-delivery-limit': {
    status: 409,
    message: 'Este pedido no se puede pagar contraentrega. Págalo en línea para terminar tu compra.',
  },
  'not-cash-on-delivery': { status: 409, message: 'El pedido no es contraentrega.' },
  'cash-not-collectable': { status: 409, message: 'El paquete no está en camino ni entregado.' },
  'collection-unknown': { status: 404, message: 'No hay un recaudo con este número.' },
  'collection-final': {
    status: 409,
    message: 'Este recaudo ya se consignó, se liquidó o tiene un reembolso: no se puede anular.',
  },
  'cash-already-collected': {
    status: 409,
    message: 'El recaudo de este paquete ya está registrado con otros datos.',
  },
  'cash-amount-differs': { status: 409, message: 'El valor no es el que se cobra por este paquete.' },
  'cash-carrier-missing': { status: 400, message: 'Indica la transportadora que recaudó.' },
  'cash-time-impossible': { status: 400, message: 'La fecha no puede ser anterior al pedido ni futura.' },
  'remittance-reference-used': {
    status: 409,
    message: 'Esta referencia de la transportadora ya está registrada con otros datos.',
  },
  'remittance-collection-unknown': {
    status: 409,
    message: 'La transportadora no tiene esos recaudos en tránsito.',
  },
  'remittance-amount-differs': { status: 409, message: 'El valor no es la suma de los recaudos.' },
} satisfies Record<string, ErrorEntry>;
