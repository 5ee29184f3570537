import * as z from 'zod/mini';
import { FIELD_KINDS } from '../../domain/category-schema.ts';

/** What a category asks of its products. */
export const categoryFieldEntity = z.object({
  key: z.string(),
  name: z.string(),
  kind: z.enum(FIELD_KINDS),
  unit: z.string(),
  terms: z.array(z.string()),
  /** ISO 8601 moment; null: nobody has to say it. */
  requiredSince: z.nullable(z.string()),
  filterable: z.boolean(),
  variantMaking: z.boolean(),
});
