/** The groups of the operators' list of products: Spanish in addresses and on the wire. */
export const PRODUCT_GROUP_WORDS = {
  borrador: 'draft',
  activo: 'active',
  pausado: 'paused',
  archivado: 'archived',
  'pausado-por-plataforma': 'held',
} as const;
export type ProductGroup = (typeof PRODUCT_GROUP_WORDS)[keyof typeof PRODUCT_GROUP_WORDS];

export const PRODUCT_GROUP_NAMES: Record<ProductGroup, string> = {
  draft: 'Borradores',
  active: 'Activos',
  paused: 'Pausados por su tienda',
  archived: 'Archivados',
  held: 'Pausados por la plataforma',
};
