import type {
  ImportCounts,
  ImportKind,
  ImportState,
  RowOutcome,
} from '../../../domain/product-sheet-fields.ts';
import type { OutputOf } from '../../../wire/endpoint.ts';
import type { Endpoints } from '../../../wire/endpoints.ts';

export type ImportDetail = OutputOf<Endpoints['getProductImport']>;
export type ListedImport = OutputOf<Endpoints['listProductImports']>['imports'][number];

export const STATE_TAGS = {
  reading: { name: 'Leyendo', tone: 'moving' },
  mapping: { name: 'Faltan las columnas', tone: 'attention' },
  checking: { name: 'Revisando', tone: 'moving' },
  checked: { name: 'Por guardar', tone: 'attention' },
  applying: { name: 'Guardando', tone: 'moving' },
  finished: { name: 'Terminada', tone: 'done' },
  cancelled: { name: 'Cancelada', tone: 'neutral' },
  failed: { name: 'No se pudo', tone: 'urgent' },
} as const satisfies Record<ImportState, { name: string; tone: string }>;

/** The server works on it: what it shows changes by itself. */
export function isRunning(state: ImportState): boolean {
  return state === 'reading' || state === 'checking' || state === 'applying';
}

export function isOpen(state: ImportState): boolean {
  return isRunning(state) || state === 'mapping' || state === 'checked';
}

/** '5.000' */
export function countText(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** '1 producto', '5.000 productos'; of pictures '1 foto', '300 fotos'. */
export function thingsText(count: number, kind: ImportKind): string {
  const [one, many] = kind === 'sheet' ? ['producto', 'productos'] : ['foto', 'fotos'];
  return `${countText(count)} ${count === 1 ? one : many}`;
}

/** '1 fila', '37 filas' */
export function rowsText(count: number): string {
  return `${countText(count)} ${count === 1 ? 'fila' : 'filas'}`;
}

/** '48 de 50 fotos, 2 no llegaron' */
export function picturesText({
  total,
  fetched,
  failed,
}: Pick<NonNullable<ImportDetail['pictures']>, 'total' | 'fetched' | 'failed'>): string {
  const lost = failed > 0 ? `, ${countText(failed)} ${failed === 1 ? 'no llegó' : 'no llegaron'}` : '';
  return `${countText(fetched)} de ${thingsText(total, 'pictures')}${lost}`;
}

/** How each outcome is called before (`planned`) and after (`done`) the import is applied. */
export const OUTCOME_NAMES = {
  sheet: {
    planned: { create: 'Se crean', update: 'Cambian', unchanged: 'Siguen igual', error: 'Con errores' },
    done: { create: 'Creados', update: 'Actualizados', unchanged: 'Sin cambios', error: 'Con errores' },
  },
  pictures: {
    planned: { create: 'Se agregan', update: 'Listas', unchanged: 'Ya estaban', error: 'Con errores' },
    done: { create: 'Agregadas', update: 'Guardadas', unchanged: 'Ya estaban', error: 'Con errores' },
  },
} as const satisfies Record<ImportKind, Record<'planned' | 'done', Record<RowOutcome, string>>>;

/** In the order in which they are told. */
export const OUTCOMES = ['create', 'update', 'unchanged', 'error'] as const satisfies readonly RowOutcome[];

/** One line about what came of it, for the list. */
export function outcomeText({ kind, state, summary, result, problem }: ListedImport): string {
  if (state === 'failed') return problem ?? '';
  const counts = result ?? summary;
  if (!counts) return '';
  const names = OUTCOME_NAMES[kind][result ? 'done' : 'planned'];
  const parts = OUTCOMES.filter((outcome) => counts[outcome] > 0);
  return parts.map((outcome) => `${names[outcome]}: ${countText(counts[outcome])}`).join(' · ');
}

export function savedCount(counts: ImportCounts): number {
  return counts.create + counts.update;
}
