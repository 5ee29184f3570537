import { type CategoryField, type Fact, factFields } from './category-schema.ts';
import { readFact } from './product-facts.ts';
import { headerKey, isFactHeader } from './product-sheet-columns.ts';
import { rowName } from './product-sheet-problem.ts';
import type { SheetRow, ToldFact } from './product-sheet-row.ts';
import { parseYesNo } from './product-sheet-values.ts';

/** A fact of a product beside the field of its category that asks for it. */
export interface SheetFact {
  field: CategoryField;
  value: string;
}

/** A column of facts: products whose category asks for it under this name write it here. */
export interface FactColumn {
  header: string;
  key: string;
  name: string;
}

/** Those that have a column of facts: the content has one of its own. */
export function sheetFields(fields: readonly CategoryField[]): CategoryField[] {
  return factFields(fields).filter(({ key }) => key !== 'contenido');
}

/** What a product says that its category has given up asking; only the keys are left of their names. */
export function givenUpFields(fields: readonly CategoryField[], keys: readonly string[]): CategoryField[] {
  const asked = new Set(sheetFields(fields).map(({ key }) => key));
  return keys
    .filter((key) => !asked.has(key))
    .map((key): CategoryField => {
      const name = key.charAt(0).toUpperCase() + key.slice(1).replaceAll('-', ' ');
      const silent = { requiredSince: null, filterable: false, variantMaking: false };
      return { key, name, kind: 'text', unit: '', terms: [], ...silent };
    });
}

/** 'Dato: Potencia (W)'. */
export function factHeader({ name, unit }: Pick<CategoryField, 'name' | 'unit'>): string {
  return `Dato: ${name}${unit ? ` (${unit})` : ''}`;
}

/** The columns of these fields, each once. Two facts that are called the same are told apart by their keys. */
export function factColumns(fields: readonly CategoryField[]): FactColumn[] {
  const columns = new Map<string, FactColumn>();
  for (const field of fields) {
    const name = factHeader(field);
    const id = `${headerKey(name)} ${field.key}`;
    if (!columns.has(id)) columns.set(id, { header: name, key: field.key, name });
  }
  const sameNames = Map.groupBy(columns.values(), ({ name }) => headerKey(name));
  return [...sameNames.values()].flatMap((same) =>
    same.length === 1 ? same : same.map((one) => ({ ...one, header: `${one.name} [${one.key}]` })),
  );
}

/** As `mergeFacts` reads it again. */
export function factCell(facts: readonly SheetFact[], { key, name }: FactColumn): string | number {
  const fact = facts.find(
    ({ field }) => field.key === key && headerKey(factHeader(field)) === headerKey(name),
  );
  if (!fact) return '';
  if (fact.field.kind === 'yes-no') return fact.value === 'si' ? 'Sí' : 'No';
  const number = Number(fact.value);
  return fact.field.kind === 'number' && Number.isFinite(number) ? number : fact.value;
}

/** What a product says, also of what its category does not ask any more. */
export function sheetFacts(fields: readonly CategoryField[], facts: readonly Fact[]): SheetFact[] {
  const givenUp = givenUpFields(
    fields,
    facts.map(({ key }) => key),
  );
  return [...sheetFields(fields), ...givenUp].flatMap((field) => {
    const value = facts.find(({ key }) => key === field.key)?.value;
    return value ? [{ field, value }] : [];
  });
}

/** The fields that a header names, the likeliest reading first: with its key, with its unit, by its name alone. */
export function fieldsNamed(fields: readonly CategoryField[], header: string): CategoryField[] {
  const said = headerKey(isFactHeader(header) ? header.replace(/^[^:]*:/, '') : header);
  const readings: ((field: CategoryField) => string)[] = [
    ({ name, unit, key }) => `${name} ${unit} ${key}`,
    ({ name, unit }) => `${name} ${unit}`,
    ({ name }) => name,
  ];
  for (const reading of readings) {
    const named = sheetFields(fields).filter((field) => headerKey(reading(field)) === said);
    if (named.length > 0) return named;
  }
  return [];
}

export interface FactProblem {
  row: SheetRow;
  column: string;
  found: string;
  message: string;
  /** The category does not ask for it. */
  isUnknown: boolean;
}

/** The product's facts as its rows want them, and the cells that say nothing its category can keep. */
export function mergeFacts(
  rows: readonly SheetRow[],
  before: readonly Fact[],
  fields: readonly CategoryField[],
): { facts: Fact[]; problems: FactProblem[] } {
  const facts = new Map(before.map((fact) => [fact.key, fact]));
  const problems: FactProblem[] = [];
  const saidIn = new Map<string, { row: SheetRow; told: ToldFact }>();
  for (const row of rows)
    for (const told of row.facts) {
      const wrong = (message: string, isUnknown = false) =>
        problems.push({ row, column: told.column, found: told.found, message, isUnknown });
      const [field, twin] = fieldsNamed(fields, told.column);
      if (!field) {
        const [old] = fieldsNamed(givenUpFields(fields, [...facts.keys()]), told.column);
        if (old && told.text === null) facts.delete(old.key);
        else if (told.text !== null && facts.get(old?.key ?? '')?.value !== told.text) wrong(NOT_ASKED, true);
        continue;
      }
      if (twin) {
        wrong(
          `La categoría tiene dos datos con este nombre. Escribe en el título «${keyed(field)}» o «${keyed(twin)}».`,
        );
        continue;
      }
      const other = saidIn.get(field.key);
      if (other) {
        if (other.told.text !== told.text)
          wrong(`La fila ${rowName(other.row.rowNumber)} del mismo producto dice «${other.told.found}».`);
        continue;
      }
      saidIn.set(field.key, { row, told });
      const problem = take(facts, field, told.text);
      if (problem) wrong(problem);
    }
  return { facts: [...facts.values()], problems };
}

const NOT_ASKED = 'La categoría de este producto no pide este dato. Deja la celda vacía.';

function keyed(field: CategoryField): string {
  return `${factHeader(field)} [${field.key}]`;
}

/** What is wrong with the value; an unchanged one is nobody's problem, even when the category has given it up. */
function take(facts: Map<string, Fact>, field: CategoryField, text: string | null): string | null {
  const { key } = field;
  if (text === null) {
    facts.delete(key);
    return null;
  }
  if (facts.get(key)?.value === text) return null;
  const read = readCell(field, text);
  if ('problem' in read) return read.problem;
  facts.set(key, { key, value: read.value });
  return null;
}

/** Sheets write truth in more ways than people do. */
function readCell(field: CategoryField, text: string): ReturnType<typeof readFact> {
  const truth = field.kind === 'yes-no' ? parseYesNo(text) : null;
  return readFact(field, truth && 'value' in truth ? (truth.value ? 'si' : 'no') : text);
}
