import { AUDIT_KINDS } from './audit-words.ts';

/** What operators filter the log by: the first part of an action. */
export const ALL_AUDIT_KINDS = {
  ...AUDIT_KINDS,
  staff: 'Equipo de operación',
  operator: 'Notas internas',
  account: 'Cuentas de compradores',
  message: 'Mensajes de contacto',
  order: 'Notas y correos de pedidos',
  category: 'Categorías',
  search: 'Reglas de búsqueda',
  content: 'Contenido de la tienda',
  shipping: 'Envíos',
  setting: 'Configuración',
  system: 'Sistema',
} as const satisfies Record<string, string>;

export const ALL_AUDIT_KIND_IDS = Object.keys(ALL_AUDIT_KINDS) as (keyof typeof ALL_AUDIT_KINDS)[];
