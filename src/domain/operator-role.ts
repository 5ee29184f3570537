/** What one of the marketplace's own people may do. */
export const OPERATOR_ROLES = ['administrator', 'support', 'content', 'finance', 'viewer'] as const;

export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const OPERATOR_ROLE_NAMES: Record<OperatorRole, string> = {
  administrator: 'Administración',
  support: 'Atención',
  content: 'Contenido',
  finance: 'Finanzas',
  viewer: 'Consulta',
};

const ALL_PERMISSIONS = [
  'see-sellers',
  'approve-sellers',
  'see-buyers',
  'block-accounts',
  'see-orders',
  'move-orders',
  'refund-orders',
  'moderate',
  'see-catalogue',
  'edit-catalogue',
  'edit-content',
  'see-shipping',
  'edit-shipping',
  'see-money',
  'move-money',
  'edit-fees',
  'see-figures',
  'see-settings',
  'edit-settings',
  'see-audit',
  'manage-staff',
  'see-system',
  'manage-system',
] as const;

export type OperatorPermission = (typeof ALL_PERMISSIONS)[number];

const PERMISSIONS: Record<OperatorRole, readonly OperatorPermission[]> = {
  administrator: ALL_PERMISSIONS,
  support: [
    'see-sellers',
    'approve-sellers',
    'see-buyers',
    'block-accounts',
    'see-orders',
    'move-orders',
    'refund-orders',
    'moderate',
    'see-catalogue',
    'see-shipping',
  ],
  content: [
    'see-sellers',
    'moderate',
    'see-catalogue',
    'edit-catalogue',
    'edit-content',
    'see-shipping',
    'see-figures',
  ],
  finance: [
    'see-sellers',
    'see-orders',
    'refund-orders',
    'see-money',
    'move-money',
    'edit-fees',
    'see-shipping',
    'see-figures',
    'see-audit',
  ],
  viewer: ALL_PERMISSIONS.filter((permission) => permission.startsWith('see-')),
};

export function isOperatorAllowed(role: OperatorRole, permission: OperatorPermission): boolean {
  return PERMISSIONS[role].includes(permission);
}

export function operatorPermissionsOf(role: OperatorRole): readonly OperatorPermission[] {
  return PERMISSIONS[role];
}

/** A session of the marketplace's own people that nobody uses ends by itself. */
export const OPERATOR_IDLE_MINUTES = 30;
