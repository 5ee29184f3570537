import type { CategoryField, Fact } from '../../../domain/category-schema.ts';
import type { ProductForm } from '../../../domain/product-form.ts';
import { factHeader, fieldsNamed, mergeFacts } from '../../../domain/product-sheet-facts.ts';
import type { SheetProblem } from '../../../domain/product-sheet-problem.ts';
import type { SheetRow } from '../../../domain/product-sheet-row.ts';
import type { SheetSetting } from './product-of-rows.ts';

interface FactsOfRows {
  facts: Fact[];
  problems: (SheetProblem & { row: SheetRow })[];
  notes: SheetProblem[];
}

/**
 * What the rows say of what the product's category asks. Of another shop's export only what plainly is such a fact is taken;
 * what the category cannot keep is told and left out.
 */
export function factsOfRows(
  rows: readonly SheetRow[],
  form: ProductForm,
  { source, demands }: SheetSetting,
): FactsOfRows {
  const { facts, problems } = mergeFacts(rows, form.facts, demands.askedIn(form));
  if (source === 'sheet')
    return { facts, problems: problems.map(({ isUnknown: _, ...problem }) => problem), notes: [] };
  const left = problems.filter(({ isUnknown }) => !isUnknown);
  const notes = left.map(({ column, found, message }) => ({
    column,
    found,
    message: `No guardamos este dato. ${message}`,
  }));
  return { facts, problems: [], notes };
}

/** The cell of a fact, in the first row that has one; of one that no column tells, the column that it has in our sheets. */
export function cellOfFact(
  rows: readonly SheetRow[],
  field: CategoryField,
  { headers, mapping, demands }: SheetSetting,
  form: ProductForm,
): { row: SheetRow | undefined; column: string; found: string } {
  const names = (column: string) =>
    fieldsNamed(demands.askedIn(form), column).some(({ key }) => key === field.key);
  for (const row of rows) {
    const told = row.facts.find(({ column }) => names(column));
    if (told) return { row, column: told.column, found: told.found };
  }
  const header = headers.find((one, at) => mapping[at] === 'fact' && names(one));
  return { row: rows[0], column: header ?? factHeader(field), found: '' };
}
