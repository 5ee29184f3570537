import * as z from 'zod/mini';
import { SHEET_SOURCES } from '../../domain/move-in/move-in.ts';
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
  'variantSku',
  'variantActive',
  'gtin',
  'content',
  'pictures',
  'variantPictures',
  'fact',
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
  /** Products that are saved otherwise than their rows say; missing in imports of before. */
  notes: z.optional(z.number()),
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

const categoryPlace = {
  name: z.string().check(z.maxLength(500)),
  mainCategoryId: z.nullable(z.int()),
  subcategoryId: z.nullable(z.int()),
};

const measure = z.nullable(z.number().check(z.positive(), z.maximum(1_000)));

/** What the shop says of products whose export does not say it. */
const defaultsEntity = z.object({
  weightKilograms: measure,
  heightCentimetres: measure,
  widthCentimetres: measure,
  lengthCentimetres: measure,
  units: z.nullable(z.int().check(z.minimum(0), z.maximum(1_000_000))),
  taxClass: z.enum(['19', '5', 'exento', 'excluido']),
});

export const moveInChoicesEntity = z.object({
  categories: z.array(z.object(categoryPlace)).check(z.maxLength(200)),
  defaults: defaultsEntity,
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
  /** Whose export it is; 'sheet' is one whose columns the shop explains. */
  source: z.enum(SHEET_SOURCES),
  sourceCategories: z.array(z.object({ ...categoryPlace, rows: z.number(), isRemembered: z.boolean() })),
  defaults: defaultsEntity,
  /** What separates the columns of the CSV is to be said first. */
  asksDelimiter: z.boolean(),
  /** The sheet after which this ZIP is saved. */
  followsId: z.nullable(z.number()),
  /** Rows that are saved otherwise than they say, by now. */
  notedRows: z.number(),
  /** A ZIP of pictures is saved after this sheet. */
  hasPictures: z.boolean(),
  /** Pictures by address; `waiting` counts products. Null: none. */
  pictures: z.nullable(
    z.object({ total: z.number(), fetched: z.number(), failed: z.number(), waiting: z.number() }),
  ),
});

export const productImportListEntity = z.object({
  imports: z.array(productImportEntity),
  next: z.nullable(z.number()),
});

export const columnChoiceEntity = z.object({
  index: z.int().check(z.minimum(0), z.maximum(MAXIMUM_SHEET_COLUMNS - 1)),
  use: z.nullable(columnUse),
});
