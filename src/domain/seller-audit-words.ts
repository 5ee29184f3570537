const ITEM_STATES = { pending: 'Por revisar', accepted: 'Aceptado', rejected: 'Rechazado' };

/** What the marketplace does with shops and people, in the words of the log. */
export const SELLER_ACTIONS = {
  'shop.application-reviewed': 'La plataforma revisó la solicitud',
  'shop.application-corrected': 'Corrigió la solicitud',
  'shop.correction-asked': 'La plataforma pidió una corrección',
  'shop.approved': 'La plataforma aprobó la tienda',
  'shop.approval-undone': 'La plataforma deshizo la aprobación de la tienda',
  'shop.blocked': 'La plataforma bloqueó la tienda',
  'shop.unblocked': 'La plataforma desbloqueó la tienda',
  'shop.details-corrected': 'La plataforma corrigió los datos de la tienda',
  'shop.viewed': 'La plataforma vio la tienda en solo lectura',
  'shop.view-ended': 'La plataforma dejó de ver la tienda',
  'operator.note-written': 'Escribió una nota interna',
  'account.opened': 'Abrió los datos de una persona',
  'account.blocked': 'Bloqueó una cuenta',
  'account.unblocked': 'Desbloqueó una cuenta',
  'account.recovery-sent': 'Envió un correo de recuperación',
} as const;

export const SELLER_NAMES = {
  sellerStatus: 'Estado de la tienda',
  accountStatus: 'Estado de la cuenta',
  identity: 'Nombre o razón social',
  nit: 'NIT',
  rut: 'RUT',
  address: 'Dirección',
  payment: 'ID de ePayco',
  paymentProviderId: 'ID de ePayco',
  phone: 'Teléfono',
  unreviewed: 'Sin revisar',
  companyName: 'Razón social',
  firstName: 'Nombre',
  lastName: 'Apellido',
  cityId: 'Ciudad',
} as const;

export const SELLER_VALUES = {
  sellerStatus: { 0: 'Sin terminar', 1: 'Por aprobar', 2: 'Activa', 3: 'Bloqueada' },
  accountStatus: { 0: 'Sin terminar', 1: 'Por aprobar', 2: 'Activa', 3: 'Bloqueada' },
  identity: ITEM_STATES,
  nit: ITEM_STATES,
  rut: ITEM_STATES,
  address: ITEM_STATES,
  payment: ITEM_STATES,
  phone: ITEM_STATES,
} as const;
