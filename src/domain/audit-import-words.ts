/** Words of the bulk import in the histories. */
export const IMPORT_ACTIONS = {
  'import.uploaded': 'Subió un archivo de carga masiva',
  'import.columns-chosen': 'Eligió las columnas de una carga',
  'import.check-started': 'Pidió revisar una carga',
  'import.apply-started': 'Aplicó una carga masiva',
  'import.finished': 'Terminó una carga masiva',
  'import.cancelled': 'Canceló una carga masiva',
  'import.failed': 'Una carga masiva se detuvo',
};

export const IMPORT_NAMES = {
  fileName: 'Archivo',
  createdProducts: 'Productos creados',
  updatedProducts: 'Productos actualizados',
  unchangedProducts: 'Productos sin cambios',
  failedProducts: 'Productos con error',
};
