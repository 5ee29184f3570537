/** What a member of a shop's team may do (issue: owner, warehouse, service, accounting). */
export const SELLER_ROLES = ['owner', 'warehouse', 'service', 'accounting'] as const;

export type SellerRole = (typeof SELLER_ROLES)[number];

export type SellerPermission =
  | 'see-products'
  | 'edit-products'
  | 'edit-stock'
  | 'see-orders'
  | 'move-orders'
  | 'cancel-orders'
  | 'see-money'
  | 'edit-bank-account'
  | 'edit-shop'
  | 'answer-people'
  | 'manage-team'
  | 'manage-api';

const PERMISSIONS: Record<SellerRole, readonly SellerPermission[] | 'all'> = {
  owner: 'all',
  warehouse: ['see-products', 'edit-stock', 'see-orders', 'move-orders', 'cancel-orders'],
  service: ['see-products', 'see-orders', 'cancel-orders', 'answer-people'],
  accounting: ['see-products', 'see-orders', 'see-money'],
};

export const SELLER_ROLE_NAMES: Record<SellerRole, string> = {
  owner: 'Dueña o dueño',
  warehouse: 'Bodega',
  service: 'Servicio al cliente',
  accounting: 'Contabilidad',
};

export function isAllowed(role: SellerRole, permission: SellerPermission): boolean {
  const permissions = PERMISSIONS[role];
  return permissions === 'all' || permissions.includes(permission);
}

export function permissionsOf(role: SellerRole): readonly SellerPermission[] {
  const permissions = PERMISSIONS[role];
  return permissions === 'all' ? ALL_PERMISSIONS : permissions;
}

const ALL_PERMISSIONS: readonly SellerPermission[] = [
  'see-products',
  'edit-products',
  'edit-stock',
  'see-orders',
  'move-orders',
  'cancel-orders',
  'see-money',
  'edit-bank-account',
  'edit-shop',
  'answer-people',
  'manage-team',
  'manage-api',
];
