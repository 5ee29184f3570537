/** What operators do with orders beside money and packages, with products, and with what people wrote. */
export const AUDIT_ORDER_ACTIONS: Record<string, string> = {
  'order.noted': 'Escribió una nota sobre un pedido',
  'order.mail-resent': 'Envió otra vez un correo de un pedido',
  'review.approved': 'Publicó una opinión',
  'review.rejected': 'Rechazó una opinión',
  'question.hidden': 'Ocultó una pregunta',
  'question.restored': 'Restauró una pregunta',
  'question.removed': 'Retiró una pregunta',
  'message.read': 'Leyó un mensaje de contacto',
  'message.answered': 'Respondió un mensaje de contacto',
  'message.archived': 'Archivó un mensaje de contacto',
  'product.paused-by-operator': 'La plataforma pausó un producto',
  'product.released-by-operator': 'La plataforma quitó la pausa de un producto',
  'product.category-corrected': 'La plataforma corrigió la categoría de un producto',
};
