import { OPERATOR_ROLE_NAMES, OPERATOR_ROLES, type OperatorRole } from '../../../../domain/operator-role.ts';

/** What a role may do, before somebody gives it. */
export const ROLE_TEXTS: Record<OperatorRole, string> = {
  administrator: 'Puede todo, también el equipo y la configuración.',
  support: 'Aprueba vendedores, mueve y reembolsa pedidos, modera. No ve el dinero.',
  content: 'Catálogo, contenidos de la tienda y moderación. No ve pedidos ni dinero.',
  finance: 'Dinero, liquidaciones, comisiones y reembolsos. No cambia el catálogo.',
  viewer: 'Ve todo y no cambia nada.',
};

export const roleChoices = OPERATOR_ROLES.map((role) => ({
  role,
  name: OPERATOR_ROLE_NAMES[role],
  text: ROLE_TEXTS[role],
}));
