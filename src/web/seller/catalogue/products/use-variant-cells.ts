import { useEffect, useState } from 'react';
import type { FormStock, ProductForm } from '../../../../domain/product-form.ts';
import type { SectionProps } from './product-editor.tsx';
import {
  cellKey,
  cellProblems,
  cellText,
  filled,
  readCell,
  VARIANT_CELLS,
  VARIANT_COLUMNS,
  type VariantColumn,
} from './variant-cells.ts';

/** The typed cells of the combinations. What cannot be read stays as it was typed and holds the save up. */
export function useVariantCells({
  form,
  change,
  markReadable,
}: Pick<SectionProps, 'form' | 'change' | 'markReadable'>) {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  const [before, setBefore] = useState<FormStock[] | null>(null);
  const problems = cellProblems(form);
  const known = knownKeys(form);
  const wrong = Object.keys(texts).filter((key) => {
    const cell = known.get(key);
    return cell && typeof readCell(cell.stock, cell.column, texts[key] ?? '') === 'string';
  });
  const isReadable = wrong.length === 0;
  useEffect(() => markReadable(VARIANT_CELLS, isReadable), [isReadable, markReadable]);
  useEffect(() => () => markReadable(VARIANT_CELLS, true), [markReadable]);

  const replace = (next: FormStock) =>
    change({ stock: form.stock.map((one) => (isSame(one, next) ? next : one)) });
  const type = (stock: FormStock, column: VariantColumn, text: string) => {
    setTexts({ ...texts, [cellKey(form, stock, column.name)]: text });
    const read = readCell(stock, column, text);
    if (typeof read !== 'string') replace(read);
  };
  /** What was read is written as numbers are; what was not stays. */
  const leave = (stock: FormStock, column: VariantColumn) => {
    const { [cellKey(form, stock, column.name)]: text, ...rest } = texts;
    if (text !== undefined && typeof readCell(stock, column, text) !== 'string') setTexts(rest);
  };
  const fill = (shown: readonly FormStock[], column: VariantColumn, text: string): string | null => {
    const next = filled(form.stock, shown, column, text);
    if (typeof next === 'string') return next;
    const keys = new Set(shown.map((stock) => cellKey(form, stock, column.name)));
    setTexts(Object.fromEntries(Object.entries(texts).filter(([key]) => !keys.has(key))));
    setBefore(form.stock);
    change({ stock: next });
    return null;
  };
  const undoFill = () => {
    if (before) change({ stock: before });
    setBefore(null);
  };
  return {
    textOf: (stock: FormStock, column: VariantColumn) =>
      texts[cellKey(form, stock, column.name)] ?? cellText(stock, column),
    problemOf: (stock: FormStock, column: VariantColumn) => {
      const text = texts[cellKey(form, stock, column.name)];
      const read = text === undefined ? stock : readCell(stock, column, text);
      return typeof read === 'string' ? read : problems.get(cellKey(form, stock, column.name));
    },
    isWrong: (stock: FormStock) =>
      VARIANT_COLUMNS.some(({ name }) => {
        const key = cellKey(form, stock, name);
        return problems.has(key) || wrong.includes(key);
      }),
    replace,
    type,
    leave,
    fill,
    /** Null: nothing was filled since the combinations changed. */
    undoFill: before && before.length === form.stock.length ? undoFill : null,
  };
}

export type VariantCells = ReturnType<typeof useVariantCells>;

function isSame(one: FormStock, other: FormStock): boolean {
  return one.choice.join() === other.choice.join();
}

/** Texts of combinations that are gone hold nothing up. */
function knownKeys(form: ProductForm) {
  return new Map(
    form.stock.flatMap((stock) =>
      VARIANT_COLUMNS.map((column) => [cellKey(form, stock, column.name), { stock, column }] as const),
    ),
  );
}
