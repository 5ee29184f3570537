import { SEARCH_EFFECT_NAMES } from './search-rule.ts';

/** How the log names what operators decide about searches. */
export const SEARCH_ACTIONS: Record<string, string> = {
  'search.rule-created': 'Creó una regla de búsqueda',
  'search.rule-deleted': 'Eliminó una regla de búsqueda',
};

export const SEARCH_SUBJECTS: Record<string, string> = {
  search: 'Búsqueda',
};

export const SEARCH_NAMES: Record<string, string> = {
  effect: 'Efecto',
  ruledProduct: 'Producto',
  startsOn: 'Desde',
  endsOn: 'Hasta',
};

export const SEARCH_VALUES: Record<string, Record<string, string>> = {
  effect: SEARCH_EFFECT_NAMES,
};
