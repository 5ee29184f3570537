import * as z from 'zod/mini';
import { MAXIMUM_CATEGORY_ATTRIBUTES } from '../../domain/category-rules.ts';
import { FIELD_KINDS } from '../../domain/category-schema.ts';
import { LINE_EXCEPTIONS } from '../../domain/rights/case-rule.ts';
import { endpoint } from '../endpoint.ts';
import { formText, upload } from '../form-text.ts';
import { identifier, text } from '../scalars.ts';
import { categoryFieldEntity } from './category-field-entity.ts';

const BASE = '/operacion/catalogo/categorias';
const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const ofCategory = z.object({ categoryId: identifier });
/** 0 is the top level. */
const parent = z.codec(
  z.union([z.number(), z.string()]),
  z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  {
    decode: (wire) => Number(wire),
    encode: (value) => value,
  },
);

/** A field as it is written; what only names and terms say is an option, as before there were other kinds. */
const writtenFieldEntity = z.object({
  key: z._default(z.nullable(text(60)), null),
  name: formText(60),
  kind: z._default(z.enum(FIELD_KINDS), 'choice'),
  unit: z._default(formText(20), ''),
  terms: z._default(z.array(formText(60)).check(z.maxLength(40)), []),
  required: z._default(z.boolean(), false),
  filterable: z._default(z.boolean(), true),
  variantMaking: z._default(z.boolean(), true),
});

const treeCategoryEntity = z.object({
  id: z.number(),
  name: z.string(),
  parentId: z.number(),
  hidden: z.boolean(),
  /** Those that shoppers see. */
  productCount: z.number(),
  imageUrl: z.nullable(z.string()),
  imageAlt: z.string(),
  featuredImageUrl: z.nullable(z.string()),
  withdrawalException: z.nullable(z.string()),
  /** Rises with each change of the fields. */
  schemaVersion: z.number(),
  attributes: z.array(categoryFieldEntity),
});

const changed = treeCategoryEntity;

export const operatorCatalogueEndpoints = {
  createCategory: endpoint({
    method: 'POST',
    path: BASE,
    body: z.object({
      name: formText(60),
      parentId: parent,
    }),
    requestsPerMinute: 120,
    output: changed,
    successStatus: 201,
  }),
  saveCategory: endpoint({
    method: 'PUT',
    path: `${BASE}/:categoryId`,
    params: ofCategory,
    body: z.object({
      name: formText(60),
      hidden: z.boolean(),
      imageAlt: text(200),
      withdrawalException: z.nullable(z.enum(LINE_EXCEPTIONS)),
    }),
    requestsPerMinute: 120,
    output: changed,
  }),
  moveCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:categoryId/mover`,
    params: ofCategory,
    body: z.object({
      parentId: parent,
      /** Null: the last one. */
      beforeId: z.nullable(identifier),
    }),
    requestsPerMinute: 120,
  }),
  mergeCategory: endpoint({
    method: 'POST',
    path: `${BASE}/:categoryId/unir`,
    params: ofCategory,
    body: z.object({ intoId: identifier }),
    requestsPerMinute: 30,
    output: z.object({ products: z.number() }),
  }),
  deleteCategory: endpoint({
    method: 'DELETE',
    path: `${BASE}/:categoryId`,
    params: ofCategory,
    requestsPerMinute: 60,
  }),
  uploadCategoryPicture: endpoint({
    method: 'POST',
    path: `${BASE}/:categoryId/imagen`,
    params: ofCategory,
    bodyType: 'multipart',
    body: z.object({
      kind: z.enum(['square', 'featured']),
      file: upload,
    }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    output: changed,
  }),
  saveCategoryAttributes: endpoint({
    method: 'PUT',
    path: `${BASE}/:categoryId/atributos`,
    params: ofCategory,
    body: z.object({
      attributes: z.array(writtenFieldEntity).check(z.maxLength(MAXIMUM_CATEGORY_ATTRIBUTES)),
      /** The schemaVersion that the person saw; without it, whatever is there is replaced. */
      version: z.optional(z.int().check(z.minimum(1))),
    }),
    requestsPerMinute: 60,
    output: changed,
  }),
};
