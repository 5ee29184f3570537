import * as z from 'zod/mini';
import { PICTURE_MAXIMUM_BYTES } from '../catalogue/seller-products.ts';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { pesos, text } from '../scalars.ts';
import { parcelGrams } from './parcel-grams.ts';

const STORY = 2000;
const ofCase = z.object({ number: text(20, 1) });
const message = z.object({ text: text(STORY, 1) });

const grantedLines = z.optional(
  z
    .array(
      z.object({
        line: z.int().check(z.minimum(1), z.maximum(32_767)),
        quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
      }),
    )
    .check(z.maxLength(100)),
);

const offeredPesos = z.optional(pesos.check(z.minimum(1)));

const previewEntity = z.object({
  amount: z.number(),
  goods: z.number(),
  shipping: z.number(),
  /** What of the marketplace's fee goes back to the shop. */
  fee: z.number(),
  /** What the shop loses. */
  sellerDebit: z.number(),
  debitedFrom: z.enum(['retenido', 'saldo']),
  buyerGets: z.number(),
  /** What buyer, shop and marketplace win and lose adds up to nothing. */
  isBalanced: z.boolean(),
  /** When it was bought by cash or PSE the money needs an account. */
  means: z.string(),
  dueOn: z.nullable(z.string()),
});

export type RulingPreview = z.output<typeof previewEntity>;

/** What a shop says and does about what its buyers ask. */
export const sellerCaseEndpoints = {
  moveSellerCase: endpoint({
    method: 'POST',
    path: '/vender/casos/:number/movimientos',
    params: ofCase,
    body: z.object({
      action: z.enum([
        'accept',
        'accept-return',
        'refuse',
        'answer',
        'receive',
        'accept-inspection',
        'refuse-inspection',
        'offer',
        'ask-operator',
        'appeal',
      ]),
      /** Of accepting: what she gets. */
      outcome: z.optional(z.enum(['refund', 'replacement', 'repair'])),
      /** Of an offer: how many units of each line, or a sum for what the buyer keeps. */
      lines: grantedLines,
      pesos: offeredPesos,
      /** Of receiving: what the parcel weighs. */
      grams: z.optional(parcelGrams),
      /** At the inspection: what came back may be sold again. */
      restock: z._default(z.boolean(), false),
      text: z._default(text(STORY), ''),
    }),
    requestsPerMinute: 60,
  }),
  /** Who gives back what if the buyer took this part. */
  previewSellerOffer: endpoint({
    method: 'POST',
    path: '/vender/casos/:number/calcular',
    params: ofCase,
    body: z.object({ lines: grantedLines, pesos: offeredPesos }),
    output: previewEntity,
  }),
  writeInSellerCase: endpoint({
    method: 'POST',
    path: '/vender/casos/:number/mensajes',
    params: ofCase,
    body: message,
    requestsPerMinute: 60,
  }),
  addSellerCasePhoto: endpoint({
    method: 'POST',
    path: '/vender/casos/:number/fotos',
    params: ofCase,
    bodyType: 'multipart',
    body: z.object({ file: upload }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 60,
  }),
};

const ruling = {
  outcome: z.enum(['refund', 'partial-refund', 'replacement', 'repair', 'refused', 'answered']),
  /** Of a partial refund: how many units of each line. */
  lines: grantedLines,
};

/** The marketplace between both. */
export const operatorCaseEndpoints = {
  previewCaseRuling: endpoint({
    method: 'POST',
    path: '/operacion/casos/:number/calcular',
    inReadOnly: true,
    params: ofCase,
    body: z.object(ruling),
    output: previewEntity,
  }),
  /** `decide` of what is in mediation, `decide-appeal` of what was appealed, by another operator; `answer` without a shop. */
  ruleCase: endpoint({
    method: 'POST',
    path: '/operacion/casos/:number/decision',
    params: ofCase,
    body: z.object({
      ...ruling,
      restock: z._default(z.boolean(), false),
      /** At least 40 letters; both read it. */
      reason: z._default(text(STORY), ''),
      /** Why it is not what the rule suggests. */
      deviation: z._default(text(500), ''),
    }),
    requestsPerMinute: 60,
  }),
  writeInOperatorCase: endpoint({
    method: 'POST',
    path: '/operacion/casos/:number/mensajes',
    params: ofCase,
    body: message,
    requestsPerMinute: 60,
  }),
  /** Once, where the law gives more days. */
  extendCase: endpoint({
    method: 'POST',
    path: '/operacion/casos/:number/prorroga',
    params: ofCase,
    body: z.object({ reason: z._default(text(STORY), '') }),
    requestsPerMinute: 60,
  }),
};

/** Photos and papers of a case for the panels; no JSON, hence no endpoints. */
export const PANEL_CASE_FILES = {
  seller: '/api/vender/casos/:number/fotos/:id',
  operator: '/api/operacion/casos/:number/fotos/:id',
} as const;

export function panelCasePhotoPath(panel: keyof typeof PANEL_CASE_FILES, number: string, id: number): string {
  return PANEL_CASE_FILES[panel].replace(':number', number).replace(':id', String(id));
}
