import * as z from 'zod/mini';
import { CONTENT_SLOT_IDS } from '../../domain/store-content.ts';
import { endpoint } from '../endpoint.ts';
import { upload } from '../form-text.ts';
import { identifier, isoDate } from '../scalars.ts';
import { slotContent } from './slot-content.ts';
import { storeContentEntity } from './store-content.ts';

const BASE = '/operacion/contenido';
const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const VERSION_STATES = ['draft', 'scheduled', 'shown', 'replaced', 'ended', 'withdrawn'] as const;

export type ContentVersionState = (typeof VERSION_STATES)[number];

const slotParams = z.object({ slot: z.enum(CONTENT_SLOT_IDS) });
const versionParams = z.object({ versionId: identifier });
const moment = z.nullable(z.string());
const person = z.nullable(z.string());

const contentVersionEntity = z.object({
  id: z.number(),
  state: z.enum(VERSION_STATES),
  content: slotContent,
  startsAt: moment,
  endsAt: moment,
  createdBy: person,
  editedAt: z.string(),
  publishedBy: person,
  publishedAt: moment,
  withdrawnBy: person,
  withdrawnAt: moment,
});

export const operatorContentEndpoints = {
  saveContentDraft: endpoint({
    method: 'POST',
    path: `${BASE}/:slot/versiones`,
    params: slotParams,
    body: z.object({
      draftId: z.nullable(identifier),
      /** Of the draft as it was opened: what somebody else changed since is not overwritten. */
      editedAt: moment,
      content: slotContent,
    }),
    requestsPerMinute: 60,
    output: contentVersionEntity,
  }),
  publishContent: endpoint({
    method: 'POST',
    path: `${BASE}/versiones/:versionId/publicar`,
    params: versionParams,
    body: z.object({
      startsAt: z.nullable(isoDate),
      endsAt: z.nullable(isoDate),
    }),
    requestsPerMinute: 60,
    output: contentVersionEntity,
  }),
  withdrawContent: endpoint({
    method: 'POST',
    path: `${BASE}/versiones/:versionId/retirar`,
    params: versionParams,
    requestsPerMinute: 60,
  }),
  restoreContent: endpoint({
    method: 'POST',
    path: `${BASE}/:slot/restaurar`,
    params: slotParams,
    body: z.object({ versionId: z.nullable(identifier) }),
    requestsPerMinute: 60,
    output: contentVersionEntity,
  }),
  previewContent: endpoint({
    method: 'GET',
    path: `${BASE}/vista-previa`,
    query: z.object({ versionId: identifier }),
    output: storeContentEntity,
  }),
  uploadContentPicture: endpoint({
    method: 'POST',
    path: `${BASE}/imagenes`,
    bodyType: 'multipart',
    body: z.object({
      kind: z.enum(['wideFirst', 'wideSecond', 'narrow']),
      file: upload,
    }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 30,
    output: z.object({ url: z.string() }),
    successStatus: 201,
  }),
};
