import * as z from 'zod/mini';
import { CASE_STATES, type CaseState } from '../../../domain/rights/case-flow.ts';
import { CASE_KINDS, caseKindName } from '../../../domain/rights/case-kind.ts';
import { caseStateName } from '../../../domain/rights/case-text.ts';
import { caseKindWord, caseStateWord } from '../../../wire/rights/case-words.ts';
import { askedDay } from '../asked.ts';

/** In the address: what waits for whoever looks at it. */
export const WAITING = 'esperan';

/** The words of a list's address with their names, for its fields. */
export const STATE_OPTIONS = CASE_STATES.map((state) => ({
  word: z.encode(caseStateWord, state),
  name: caseStateName(state),
}));

export const KIND_OPTIONS = CASE_KINDS.map((kind) => ({
  word: z.encode(caseKindWord, kind),
  name: caseKindName(kind),
}));

/** What an address asks a list for; words that there are not ask for nothing. */
export function readCaseFilter<Side extends 'shop' | 'operator'>(asked: URLSearchParams, waiting: Side) {
  const [state, kind] = [asked.get('estado') ?? '', asked.get('tipo') ?? ''];
  const stateRead = z.safeDecode(caseStateWord, state as never);
  const kindRead = z.safeDecode(caseKindWord, kind as never);
  const [written, day] = /^(?:(\d{4}-\d{2}-\d{2})-)?\d{1,15}$/.exec(asked.get('cursor') ?? '') ?? [];
  const cursor = day === undefined || askedDay(day) ? written : undefined;
  const stateAsked: CaseState | Side | undefined =
    state === WAITING ? waiting : stateRead.success ? stateRead.data : undefined;
  return {
    filter: { estado: stateAsked ? state : '', tipo: kindRead.success ? kind : '' },
    query: { state: stateAsked, kind: kindRead.success ? kindRead.data : undefined, cursor },
  };
}

/** A list's address with the words that say something. */
export function caseListHref(address: string, words: Record<string, string | null>): string {
  const given = Object.entries(words).flatMap(([word, value]) => (value ? [[word, value]] : []));
  return given.length > 0 ? `${address}?${new URLSearchParams(given)}` : address;
}
