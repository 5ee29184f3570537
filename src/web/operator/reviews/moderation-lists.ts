import type { OperatorQueue } from '../../../domain/operator-queue.ts';
import type { OperatorPermission } from '../../../domain/operator-role.ts';
import { operatorPaths } from '../../../wire/operator-paths.ts';
import type { PanelPart } from '../../panel/panel-entry.ts';

/** The lists of what people write, in their order. */
export const MODERATION_LISTS = [
  { name: 'Opiniones', path: operatorPaths.reviews(), queue: 'reviews' },
  {
    name: 'Preguntas',
    fullName: 'Preguntas reportadas',
    path: operatorPaths.reportedQuestions(),
    queue: 'reports',
  },
  {
    name: 'Mensajes',
    fullName: 'Mensajes de contacto',
    path: operatorPaths.contactMessages(),
    icon: 'envelope-simple',
    queue: 'messages',
  },
  {
    name: 'Niveles',
    fullName: 'Niveles de tiendas por revisar',
    path: operatorPaths.levelContests(),
    icon: 'star',
    queue: 'levels',
  },
] as const satisfies readonly (PanelPart<OperatorPermission> & { queue: OperatorQueue })[];
