import * as z from 'zod/mini';
import { MAXIMUM_SHEET_COLUMNS } from '../../domain/product-sheet-fields.ts';

/** What a column tells; 'ignorada': nothing. */
const columnUse = z.enum([
  'sku',
  'name',
  'description',
  'state',
  'category',
  'subcategory',
  'price',
  'salePrice',
  'offerStart',
  'offerEnd',
  'tax',
  'weight',
  'height',
  'width',
  'length',
  'perishable',
  'options',
  'stock',
  'ignored',
]);

const stateSchema = z.enum([
  'reading',
  'mapping',
  'checking',
  'checked',
  'applying',
  'finished',
  'cancelled',
  'failed',
]);

const countsEntity = z.object({
  create: z.number(),
  update: z.number(),
  unchanged: z.number(),
  error: z.number(),
  /** Rows of the products with errors: those of the file to correct. */
  errorRows: z.number(),
});

const importFields = {
  id: z.number(),
  kind: z.enum(['sheet', 'pictures']),
  state: stateSchema,
  fileName: z.string(),
  personName: z.string(),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  rowCount: z.number(),
  /** Rows that the step which runs (leyendo, revisando, aplicando) has done, of `filas`. */
  rowsDone: z.number(),
  /** Another one of the shop runs first. */
  isWaiting: z.boolean(),
  /** What the check found: products. Null: not checked yet. */
  summary: z.nullable(countsEntity),
  /** What has been applied: products, while it runs as well. Null: not begun. */
  result: z.nullable(countsEntity),
  /** Why it failed. */
  problem: z.nullable(z.string()),
};

const productImportEntity = z.object(importFields);

const importColumnEntity = z.object({
  index: z.number(),
  header: z.string(),
  samples: z.array(z.string()),
  /** Null: we did not recognise it; the shop has to say. */
  use: z.nullable(columnUse),
});

const problemColumnEntity = z.object({
  column: z.string(),
  rows: z.number(),
});

export const productImportDetailEntity = z.object({
  ...importFields,
  /** 'XLSX', 'CSV, Windows-1252, punto y coma'. */
  format: z.string(),
  columns: z.array(importColumnEntity),
  /** What is missing before the check can begin; empty: nothing. */
  columnProblems: z.array(z.string()),
  /** How many rows have an error in which column, most first; '' is the whole row. */
  problemColumns: z.array(problemColumnEntity),
});

export const productImportListEntity = z.object({
  imports: z.array(productImportEntity),
  next: z.nullable(z.number()),
});

export const columnChoiceEntity = z.object({
  index: z.int().check(z.minimum(0), z.maximum(MAXIMUM_SHEET_COLUMNS - 1)),
  use: z.nullable(columnUse),
});
