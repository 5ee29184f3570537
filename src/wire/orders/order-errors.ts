import type { ErrorEntry } from '../error-entry.ts';

export const orderErrors = {
  'unknown-city': { status: 404, message: 'No encontramos esa ciudad.' },
  'product-unavailable': { status: 409, message: 'Un producto de tu carrito ya no está disponible.' },
  'shop-on-holiday': {
    status: 409,
    message: 'La tienda de un producto de tu carrito está de vacaciones y no recibe pedidos por ahora.',
  },
  'choice-unavailable': {
    status: 409,
    message: 'Las opciones elegidas de un producto de tu carrito ya no están disponibles.',
  },
  'out-of-stock': { status: 409, message: 'No hay existencias suficientes de un producto de tu carrito.' },
  'totals-changed': {
    status: 409,
    message: 'Los valores de tu pedido cambiaron. Revísalos antes de continuar.',
  },
  'not-deliverable': { status: 409, message: 'Un producto de tu carrito no llega a esa ciudad.' },
  'payment-method-unavailable': {
    status: 409,
    message: 'Este método de pago no está disponible en este momento.',
  },
  'unpaid-orders-limit': {
    status: 409,
    message: 'Ya tienes varios pedidos sin pagar. Paga uno de ellos, o elige pago en casa para este.',
  },
  'unpaid-stock-limit': {
    status: 409,
    message:
      'Sin pagar solo puedes apartar una parte de las existencias. Pide menos unidades, paga tus pedidos pendientes o elige pago en casa.',
  },
  'idempotency-key-reused': { status: 409, message: 'Esta solicitud ya se usó para otro pedido.' },
  'order-unpaid': {
    status: 409,
    message: 'Este pedido no está pagado, y la confirmación le diría al comprador que sí.',
  },
  'package-not-delivered': { status: 409, message: 'Este paquete todavía no aparece como entregado.' },
  'delivery-final': {
    status: 409,
    message:
      'Ya no se puede cambiar aquí: la plata de este paquete ya se le entregó a la tienda. Escríbenos y lo revisamos contigo.',
  },
  'address-not-found': { status: 404, message: 'Dirección no encontrada' },
  'geocoding-failed': {
    status: 503,
    message: 'Error obteniendo latitud y longitud: el servicio de mapas no responde.',
  },
} satisfies Record<string, ErrorEntry>;
