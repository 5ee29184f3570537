import type { ErrorEntry } from '../error-entry.ts';

export const productImportErrors = {
  'import-not-a-sheet': {
    status: 400,
    message: 'No pudimos leer el archivo. Sube un archivo XLSX o CSV de máximo 10 MB.',
  },
  'import-old-excel': {
    status: 400,
    message: 'El archivo es de un Excel antiguo (.xls). Ábrelo y guárdalo como «Libro de Excel (.xlsx)».',
  },
  'import-not-a-zip': {
    status: 400,
    message: 'No pudimos leer el archivo. Sube las fotos en un archivo ZIP de máximo 200 MB.',
  },
  'import-state': { status: 409, message: 'La carga ya no está en ese paso. Actualiza la página.' },
  'import-columns': { status: 400, message: 'Revisa las columnas antes de seguir.' },
  'import-nothing-to-apply': { status: 409, message: 'El archivo no cambia ningún producto.' },
  'import-space': {
    status: 409,
    message: 'Tus cargas en curso ya ocupan 1 GB. Termina o cancela una antes de subir otro ZIP.',
  },
  'import-limit': {
    status: 409,
    message: 'Tienes 20 cargas en curso. Termina o cancela una antes de subir otra.',
  },
} satisfies Record<string, ErrorEntry>;
