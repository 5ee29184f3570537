/** What operators do with orders beside money and packages. */
export const AUDIT_ORDER_ACTIONS: Record<string, string> = {
  'order.noted': 'Escribió una nota sobre un pedido',
  'order.mail-resent': 'Envió otra vez un correo de un pedido',
};
