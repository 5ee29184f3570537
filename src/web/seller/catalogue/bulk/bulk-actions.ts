import type { IconName } from '../../../ui/icon-names.ts';
import type { BulkDetail } from './bulk-texts.ts';
import type { Choice } from './use-choice.ts';

export interface ActionProps {
  choice: Choice;
  onDone: (detail: BulkDetail) => void;
  onClose: () => void;
}

export type BulkActionId =
  | 'price'
  | 'offer'
  | 'stock'
  | 'paused'
  | 'category'
  | 'archived'
  | 'active'
  | 'tags';

/** In the order of the bar; on phones the first four are seen, the others are drawn in. */
export const BULK_ACTIONS: readonly { id: BulkActionId; name: string; icon: IconName }[] = [
  { id: 'price', name: 'Precio', icon: 'tag' },
  { id: 'offer', name: 'Oferta', icon: 'percent' },
  { id: 'stock', name: 'Existencias', icon: 'stack' },
  { id: 'paused', name: 'Pausar', icon: 'pause' },
  { id: 'active', name: 'Activar', icon: 'play' },
  { id: 'category', name: 'Categoría', icon: 'folder' },
  { id: 'tags', name: 'Etiquetas', icon: 'hash' },
  { id: 'archived', name: 'Archivar', icon: 'archive' },
];
