import { type CategoryField, type Fact, factFields, isDuty } from './category-schema.ts';
import type { NetContent } from './net-content.ts';
import { contentText } from './net-content-text.ts';
import { formatNumber } from './number-text.ts';
import type { ProductForm } from './product-form.ts';
import { registrationProblem } from './sanitary-registration.ts';
import { foldText } from './text.ts';

export const MAXIMUM_FACTS = 60;
export const MAXIMUM_FACT_LETTERS = 2_000;
const MAXIMUM_NUMBER = 1_000_000;

/** What a product says of itself beside its price and measures. */
export interface FactHolder {
  facts: readonly Fact[];
  content: NetContent | null;
}

/** Where combinations are sold apart, each may say its own content. */
export function factHolder({ facts, content, stock }: ProductForm): FactHolder {
  const contents = stock.map(({ variant }) => variant?.content ?? null);
  const isSaidByVariants = contents.length > 0 && contents.every((one) => one !== null);
  return { facts, content: content ?? (isSaidByVariants ? (contents[0] ?? null) : null) };
}

/** 'content' or 'facts.<key>'. */
export type FactProblems = { content?: string } & Record<`facts.${string}`, string>;

/** A typed or imported text as a field keeps it: '12,5' is '12.5', 'Sí' is 'si', a term is written as the category has it. */
export function readFact(field: CategoryField, text: string): { value: string } | { problem: string } {
  const typed = text.trim().replace(/\s+/g, ' ');
  if (typed === '') return { value: '' };
  if (typed.length > MAXIMUM_FACT_LETTERS)
    return { problem: `Escribe máximo ${MAXIMUM_FACT_LETTERS} caracteres.` };
  if (field.key === 'registro') {
    const problem = registrationProblem(typed, field.terms);
    return problem ? { problem } : { value: typed.toUpperCase().replaceAll(' ', '') };
  }
  if (field.kind === 'number') return readNumber(typed, field.unit);
  if (field.kind === 'choice') {
    const term = field.terms.find((one) => foldText(one) === foldText(typed));
    return term ? { value: term } : { problem: `Elige una opción: ${field.terms.join(', ')}.` };
  }
  if (field.kind === 'yes-no') {
    const word = foldText(typed);
    return word === 'si' || word === 'no' ? { value: word } : { problem: 'Responde Sí o No.' };
  }
  return { value: typed };
}

function readNumber(typed: string, unit: string): { value: string } | { problem: string } {
  const bare = typed.toLowerCase().endsWith(unit.toLowerCase())
    ? typed.slice(0, typed.length - unit.length)
    : typed;
  const plain = bare.includes(',') ? bare.replaceAll('.', '').replace(',', '.') : bare;
  if (!/^\d{1,7}(\.\d{1,3})?$/.test(plain.trim())) return { problem: 'Escribe solo números.' };
  const number = Number(plain);
  return number > MAXIMUM_NUMBER
    ? { problem: `Escribe ${formatNumber(MAXIMUM_NUMBER)} o menos.` }
    : { value: String(number) };
}

/** As people read it: '540 días', 'Sí'. */
function factText({ kind, unit }: CategoryField, value: string): string {
  if (kind === 'yes-no') return value === 'si' ? 'Sí' : 'No';
  if (kind !== 'number') return value;
  const number = formatNumber(Number(value));
  return unit ? `${number} ${value === '1' ? singular(unit) : unit}` : number;
}

function singular(unit: string): string {
  const known: Record<string, string> = { días: 'día', meses: 'mes', años: 'año' };
  return known[unit] ?? unit;
}

/** What cannot be kept as it is, by its field; facts that the category does not ask for are nobody's problem. */
export function factProblems(
  fields: readonly CategoryField[],
  { facts }: Pick<FactHolder, 'facts'>,
): FactProblems {
  const problems: FactProblems = {};
  for (const field of factFields(fields)) {
    const said = facts.find(({ key }) => key === field.key);
    const read = readFact(field, said?.value ?? '');
    if ('problem' in read) problems[`facts.${field.key}`] = read.problem;
  }
  return problems;
}

/**
 * What is stored of a form: each value as its field keeps it, what is wrong as it was typed. Values that no field asks for
 * stay if they were there: a field may come back.
 */
export function keptFacts(
  fields: readonly CategoryField[],
  facts: readonly Fact[],
  before: readonly Fact[],
): Fact[] {
  const asked = factFields(fields);
  const old = new Set(before.map(({ key }) => key));
  const kept = new Map<string, Fact>();
  for (const { key, value } of facts) {
    const field = asked.find((one) => one.key === key);
    if (!field && !old.has(key)) continue;
    const read = field ? readFact(field, value) : { value };
    const text = 'value' in read ? read.value : value;
    if (text !== '') kept.set(key, { key, value: text });
  }
  return [...kept.values()].sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** How long products of before may lack what has become required. */
export interface Demand {
  /** When the product was first published or, while it is not, null: then everything is asked at once. */
  publishedSince: Date | null;
  now: Date;
  termDays: number;
}

/** What keeps a product from being shown, by its field. */
export function missingFacts(
  fields: readonly CategoryField[],
  holder: FactHolder,
  demand: Demand,
): FactProblems {
  const problems: FactProblems = {};
  for (const field of lackingFields(fields, holder)) {
    if (!isDemanded(field, demand)) continue;
    if (field.key === 'contenido') problems.content = 'Escribe el contenido neto: lo pide la categoría.';
    else problems[`facts.${field.key}`] = `Falta «${field.name}»: lo pide la categoría.`;
  }
  return problems;
}

function isDemanded({ requiredSince }: CategoryField, { publishedSince, now, termDays }: Demand): boolean {
  if (requiredSince === null) return false;
  const since = new Date(requiredSince);
  if (publishedSince === null || publishedSince >= since) return true;
  return now.getTime() >= since.getTime() + termDays * 86_400_000;
}

/** Required and not said, whether it is already demanded or not. */
export function lackingFields(
  fields: readonly CategoryField[],
  { facts, content }: FactHolder,
): CategoryField[] {
  const said = new Set(facts.filter(({ value }) => value !== '').map(({ key }) => key));
  return factFields(fields).filter(
    ({ key, requiredSince }) =>
      requiredSince !== null && !(key === 'contenido' ? content !== null : said.has(key)),
  );
}

/** A row of the table of facts. */
export interface ShownFact {
  name: string;
  value: string;
}

/** What the category's fields say of a product, those of the law first; without its content, which the page writes. */
export function shownFacts(fields: readonly CategoryField[], facts: readonly Fact[]): ShownFact[] {
  return factFields(fields).flatMap((field) => {
    const value = facts.find(({ key }) => key === field.key)?.value;
    return value && field.key !== 'contenido' ? [{ name: field.name, value: factText(field, value) }] : [];
  });
}

/** What lists are filtered by, in the shape of a product's options. Long texts and what only the law asks are no filters. */
export function filterableFacts(
  fields: readonly CategoryField[],
  { facts, content }: FactHolder,
): { name: string; terms: string[] }[] {
  return factFields(fields).flatMap((field) => {
    if (!field.filterable) return [];
    if (field.key === 'contenido')
      return content ? [{ name: field.name, terms: [contentText(content)] }] : [];
    if (field.kind === 'text' && isDuty(field.key) && field.key !== 'origen') return [];
    const value = facts.find(({ key }) => key === field.key)?.value;
    return value && value.length <= 60 ? [{ name: field.name, terms: [factText(field, value)] }] : [];
  });
}
