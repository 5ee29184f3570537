import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { ReadName } from '../../src/server/panel-door.ts';
import type { Endpoint } from '../../src/wire/endpoint.ts';
import { endpoints } from '../../src/wire/endpoints.ts';
import type { Call, Parameter } from './fuzz-requests.ts';
import { type FuzzSchema, type Memory, remember } from './fuzz-values.ts';
import type { Role } from './fuzz-world.ts';
import { type CallName, sendRead } from './published-reads.ts';

/** The panels' own calls, which stand in no document. */
export function panelCalls(): Call[] {
  return (Object.entries(endpoints) as [string, Endpoint][])
    .filter(([, { tag }]) => tag === undefined)
    .map(([name, { method, path, params, query, body, bodyType }]) => {
      const idName = OWNERS_OF_ID.find(([part]) => path.includes(`/${part}/:id`))?.[1] ?? 'id';
      const ofPath = parametersOf('path', params).map((one) =>
        one.name === 'id' ? { ...one, name: idName } : one,
      );
      return {
        name,
        method,
        path: `/api${path.replace(/:id\b/, `:${idName}`).replaceAll(/:(\w+)/g, '{$1}')}`,
        parameters: [...ofPath, ...parametersOf('query', query)],
        body: body ? schemaOf(body) : null,
        takesForm: bodyType === 'multipart',
      };
    });
}

/** Whose id a path asks for, by the part before it. */
const OWNERS_OF_ID = [
  ['claves', 'apiKeyId'],
  ['destinos', 'webhookId'],
  ['invitaciones', 'invitationId'],
  ['comisiones', 'feeId'],
  ['reembolsos', 'refundId'],
  ['diferencias', 'differenceId'],
  ['mensajes', 'failedMessageId'],
  ['archivos', 'payoutFileId'],
] as const;

function parametersOf(place: Parameter['in'], schema: Endpoint['params']): Parameter[] {
  const { properties = {} } = schema ? schemaOf(schema) : {};
  return Object.entries(properties).map(([name, property]) => ({ name, in: place, schema: property }));
}

function schemaOf(schema: z.ZodMiniType): FuzzSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FuzzSchema;
}

/** How calls name what these answers call `id`. */
const ID_NAMES: Partial<Record<CallName, string>> = {
  listSellerProducts: 'productId',
  getSellerProduct: 'productId',
  createProduct: 'productId',
  uploadProductSheet: 'importId',
  listProductImports: 'importId',
  createCategory: 'categoryId',
  saveContentDraft: 'versionId',
  createApiKey: 'apiKeyId',
  createWebhook: 'webhookId',
  inviteMember: 'invitationId',
};

const LISTS_OF_SELLERS = {
  listSellerOrders: 'orderNumber',
  listSellerQuestions: 'questionId',
  listSellerReviews: 'reviewId',
  getSellerTeam: 'invitationId',
  listApiKeys: 'apiKeyId',
  listWebhooks: 'webhookId',
  getShopPage: 'id',
  getOwnApplication: 'id',
} satisfies Partial<Record<ReadName, string>>;

const LISTS_OF_OPERATORS = {
  listOperatorOrders: 'orderNumber',
  listOperatorProducts: 'productId',
  listOperatorBuyers: 'accountId',
  listStaff: 'accountId',
  listCategoryTree: 'categoryId',
  listContentSlots: 'versionId',
  listModeratedReviews: 'reviewId',
  listModeratedQuestions: 'questionId',
  listContactMessages: 'messageId',
  listPayouts: 'payoutId',
  listCashInTransit: 'collectionId',
  listFees: 'feeId',
  listDueRefunds: 'refundId',
  listDifferences: 'differenceId',
  listFailedMessages: 'failedMessageId',
  listPayoutFiles: 'payoutFileId',
  listSettingGroups: 'id',
  getRateCard: 'id',
  getSynonyms: 'id',
} satisfies Partial<Record<ReadName, string>>;

/** What the pages of a role's panel show her before she sends anything. */
export async function lookAround(
  app: FastifyInstance,
  role: Role,
  cookies: Record<string, string>,
  memory: Memory,
): Promise<void> {
  if (role !== 'seller' && role !== 'operator') return;
  const lists = role === 'seller' ? LISTS_OF_SELLERS : LISTS_OF_OPERATORS;
  for (const [name, idName] of Object.entries(lists)) {
    const reply = await sendRead(app, name as ReadName, {}, cookies);
    // The operator may have closed the shop meanwhile.
    if (reply.statusCode === 200) remember(memory, JSON.parse(renamed(reply.body, idName)));
  }
}

/** What a call answered, as JSON, its ids under the name by which other calls take them. */
export function learn(memory: Memory, name: string, answer: string): void {
  remember(memory, JSON.parse(renamed(answer, ID_NAMES[name as CallName] ?? 'id')));
}

function renamed(answer: string, idName: string): string {
  return answer.replaceAll('"id":', `"${idName}":`);
}
