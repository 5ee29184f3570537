import { BULK_KIND_NAMES } from './bulk-change.ts';

/** Words of changes of many products in the histories. */
export const BULK_ACTIONS = {
  'bulk.started': 'Cambió muchos productos',
  'bulk.finished': 'Terminó un cambio masivo',
  'bulk.undo-started': 'Deshizo un cambio masivo',
  'bulk.undone': 'Terminó de deshacer un cambio masivo',
  'bulk.failed': 'Un cambio masivo se detuvo',
  'product.tags-changed': 'Cambió las etiquetas de un producto',
};

export const BULK_NAMES = {
  bulkKind: 'Qué cambia',
  chosenProducts: 'Productos elegidos',
  changedProducts: 'Productos cambiados',
  refusedProducts: 'Productos que no cambiaron',
  undoneProducts: 'Productos devueltos',
  keptProducts: 'Productos que alguien cambió después',
  tags: 'Etiquetas',
};

export const BULK_VALUES = { bulkKind: BULK_KIND_NAMES };
