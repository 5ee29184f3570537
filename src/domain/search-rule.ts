/** What an operator wants of a product in a search. */
export const SEARCH_EFFECTS = ['pin', 'lift', 'bury'] as const;

export type SearchEffect = (typeof SEARCH_EFFECTS)[number];

export const SEARCH_EFFECT_NAMES: Record<SearchEffect, string> = {
  pin: 'Fijar de primero',
  lift: 'Subir',
  bury: 'Bajar',
};

export type SearchRuleState = 'active' | 'scheduled' | 'ended';

export const SEARCH_RULE_STATE_NAMES: Record<SearchRuleState, string> = {
  active: 'Vigente',
  scheduled: 'Programada',
  ended: 'Vencida',
};

/** Days are 'YYYY-MM-DD' in Colombia; the last one counts. */
export function searchRuleState(
  { startsOn, endsOn }: { startsOn: string; endsOn: string | null },
  today: string,
): SearchRuleState {
  if (today < startsOn) return 'scheduled';
  return endsOn !== null && today > endsOn ? 'ended' : 'active';
}
