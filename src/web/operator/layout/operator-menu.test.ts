import { expect, test } from 'vitest';
import { OPERATOR_QUEUE_IDS, OPERATOR_QUEUES } from '../../../domain/operator-queue.ts';
import { isOperatorAllowed, OPERATOR_ROLES } from '../../../domain/operator-role.ts';
import { operatorMenu } from './operator-menu.ts';

test.each(OPERATOR_QUEUE_IDS)('what waits in %s is counted at one entry, for all who work on it', (queue) => {
  const entries = operatorMenu.filter(({ queues }) => queues?.includes(queue));
  expect(entries).toHaveLength(1);
  const permission = entries[0]?.permission ?? null;
  for (const role of OPERATOR_ROLES.filter((one) =>
    isOperatorAllowed(one, OPERATOR_QUEUES[queue].permission),
  ))
    expect(permission === null || isOperatorAllowed(role, permission), role).toBe(true);
});

test('the entries stand in the order of the console, each address once', () => {
  const paths = operatorMenu.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const ours = operatorMenu.map(({ name }) => name).filter((name) => ORDER.includes(name));
  expect(ours).toEqual(ORDER.filter((name) => ours.includes(name)));
});

const ORDER = [
  'Resumen',
  'Vendedores',
  'Clientes',
  'Pedidos',
  'Casos',
  'Productos',
  'Moderación',
  'Catálogo',
  'Contenido',
  'Envíos',
  'Dinero',
  'Cifras',
  'Configuración',
  'Equipo',
  'Registro',
  'Sistema',
];
