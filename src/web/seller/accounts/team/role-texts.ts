import { SELLER_ROLE_NAMES, SELLER_ROLES, type SellerRole } from '../../../../domain/seller-role.ts';

/** What a role may do, before somebody gives it. */
export const ROLE_TEXTS: Record<SellerRole, string> = {
  owner: 'Puede todo: productos, pedidos, dinero, equipo y la página de la tienda.',
  warehouse: 'Ve productos y pedidos, cambia existencias y mueve pedidos. No ve el dinero.',
  service: 'Ve productos y pedidos, anula pedidos y responde a la gente. No ve el dinero.',
  accounting: 'Ve productos, pedidos y el dinero. No cambia nada.',
};

export const roleChoices = SELLER_ROLES.map((role) => ({
  role,
  name: SELLER_ROLE_NAMES[role],
  text: ROLE_TEXTS[role],
}));
