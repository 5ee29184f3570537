import type { OperatorQueue } from '../../../domain/operator-queue.ts';
import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { PanelEntry } from '../../panel/panel-frame.tsx';

export interface OperatorMenuEntry extends PanelEntry {
  /** Who sees it; null: everybody of the team. */
  permission: OperatorPermission | null;
  /** What waits there, for the badge. */
  queues?: readonly OperatorQueue[];
}

/** The menu of the console, in its order. */
export const operatorMenu: readonly OperatorMenuEntry[] = [
  { name: 'Resumen', path: operatorPaths.home(), icon: 'trend-up', permission: null },
  {
    name: 'Moderación',
    path: operatorPaths.reviews(),
    icon: 'chat-circle',
    permission: 'moderate',
    queues: ['reviews', 'reports', 'messages'],
  },
  { name: 'Contenido', path: operatorPaths.content(), icon: 'image', permission: 'see-catalogue' },
  { name: 'Equipo', path: operatorPaths.staff(), icon: 'identification-card', permission: 'manage-staff' },
  { name: 'Mi acceso', path: operatorPaths.security(), icon: 'lock-simple', permission: null },
];
