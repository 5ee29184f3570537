import { useEffect, useState } from 'react';
import { columnProblems } from '../../../domain/product-sheet-columns.ts';
import {
  type ColumnUse,
  REPEATABLE_FIELDS,
  SHEET_FIELD_IDS,
  SHEET_FIELDS,
} from '../../../domain/product-sheet-fields.ts';
import type { ImportDetail } from './import-texts.ts';

/** What each column was chosen to be; a choice that is not sent yet survives a reload. */
export function useColumnChoice({ id, columns }: ImportDetail) {
  const [uses, setUses] = useState<readonly ColumnUse[]>(() => columns.map(({ use }) => use));
  // After the first render, which the server made without the browser's storage.
  useEffect(() => {
    const kept = readKept(id, columns.length);
    if (kept) setUses(kept);
  }, [id, columns.length]);
  const replace = (next: readonly ColumnUse[]) => {
    setUses(next);
    keep(id, next);
  };
  const headers = columns.map(({ header }) => header);
  return {
    uses,
    chosen: columns.map(({ index }, place) => ({ index, use: uses[place] ?? null })),
    choose: (place: number, use: ColumnUse) => replace(uses.with(place, use)),
    ignoreOthers: () => replace(uses.map((use) => use ?? 'ignored')),
    problems: columnProblems(headers, uses),
    isRepeated: (place: number) => {
      const use = uses[place];
      if (use === 'ignored' || use === 'fact' || !use || REPEATABLE_FIELDS.includes(use)) return false;
      return uses.indexOf(use) !== uses.lastIndexOf(use);
    },
    /** Fields that no column tells. */
    absent: SHEET_FIELD_IDS.filter((field) => !uses.includes(field)).map((field) => SHEET_FIELDS[field]),
  };
}

const keyOf = (importId: number) => `columnasDeCarga:${importId}`;

function readKept(importId: number, count: number): readonly ColumnUse[] | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(importId)) ?? 'null');
    return Array.isArray(kept) && kept.length === count && kept.every(isColumnUse) ? kept : null;
  } catch {
    return null;
  }
}

function keep(importId: number, uses: readonly ColumnUse[]) {
  try {
    sessionStorage.setItem(keyOf(importId), JSON.stringify(uses));
  } catch {
    // Without storage only a reload loses the choice.
  }
}

function isColumnUse(value: unknown): value is ColumnUse {
  return (
    value === null ||
    value === 'fact' ||
    value === 'ignored' ||
    SHEET_FIELD_IDS.some((field) => field === value)
  );
}
