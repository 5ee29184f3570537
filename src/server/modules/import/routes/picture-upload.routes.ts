import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { MAXIMUM_PICTURES_ZIP_BYTES } from '../../../../domain/product-sheet-fields.ts';
import { failure, type Result, success } from '../../../../domain/result.ts';
import { PICTURES_UPLOAD_PATH } from '../../../../wire/import/product-export-path.ts';
import { productImportEndpoints } from '../../../../wire/import/product-import.ts';
import type { Context } from '../../../context.ts';
import { forSeller } from '../../../guards/for-seller.ts';
import { requestContextOf } from '../../../guards/request-context.ts';
import { sendFailure } from '../../../http/api.ts';
import type { SellerMember } from '../../accounts/team/seller-access.service.ts';
import { beginImport, hasRoomFor, isImportLimitReached, isOpenSheet } from '../begin-import.service.ts';
import { importFile, keepUpload, readFileStart, removedOnError, removeUpload } from '../import-file.ts';
import type { ImportDetail } from '../product-import.service.ts';
import { sheetKindOf } from '../sheet-kind.ts';

type UploadReason =
  | 'invalid-input'
  | 'too-large'
  | 'import-not-a-zip'
  | 'import-limit'
  | 'import-space'
  | 'not-found';

/**
 * Takes an archive of pictures as it comes, straight onto the disk: the JSON calls hold their files in memory. Nothing
 * of it is read before it is known who sends it.
 */
export function registerPictureUpload(app: FastifyInstance, context: Context): void {
  const upload = forSeller('edit-products', (request: FastifyRequest, member) =>
    keepPictures(context, member, request),
  );
  app.route({
    method: 'POST',
    url: PICTURES_UPLOAD_PATH,
    config: { rateLimit: { max: 20, timeWindow: '1 minute' } },
    handler: async (request, reply) => {
      const kept = await upload(request, requestContextOf(request, reply, context));
      if (!kept.ok) return sendFailure(reply, kept);
      const body = z.encode(productImportEndpoints.uploadProductSheet.output, kept.value);
      return reply.code(201).header('cache-control', 'no-store').send(body);
    },
  });
}

async function keepPictures(
  context: Context,
  member: SellerMember,
  request: FastifyRequest,
): Promise<Result<ImportDetail, UploadReason>> {
  if (!request.isMultipart()) return failure('invalid-input');
  if (await isImportLimitReached(context, member.sellerId)) return failure('import-limit');
  const form = await readForm(context, request);
  if (!form.ok) return form;
  return removedOnError(context.config, form.value.fileKey, () => noteArchive(context, member, form.value));
}

async function noteArchive(
  context: Context,
  member: SellerMember,
  { fileKey, fileName, replacesPictures, followsId }: PictureForm,
): Promise<Result<ImportDetail, UploadReason>> {
  const file = importFile(context.config, fileKey);
  const refuse = async <Reason extends UploadReason>(reason: Reason) => {
    await removeUpload(context.config, fileKey);
    return failure(reason);
  };
  if (sheetKindOf(await readFileStart(file, 4)) !== 'zip') return refuse('import-not-a-zip');
  const fileBytes = (await stat(file)).size;
  if (!(await hasRoomFor(context, member.sellerId, fileBytes))) return refuse('import-space');
  const isOver = followsId !== null && !(await isOpenSheet(context, member.sellerId, followsId));
  if (isOver) return refuse('not-found');
  const upload = { kind: 'pictures', fileName, fileKey, fileBytes, replacesPictures, followsId } as const;
  return success(await beginImport(context, member, upload));
}

interface PictureForm {
  fileKey: string;
  fileName: string;
  replacesPictures: boolean;
  /** The sheet that they belong to. */
  followsId: number | null;
}

async function readForm(
  { config }: Context,
  request: FastifyRequest,
): Promise<Result<PictureForm, 'invalid-input' | 'too-large'>> {
  const form: PictureForm = { fileKey: '', fileName: '', replacesPictures: false, followsId: null };
  try {
    const limits = { files: 1, fileSize: MAXIMUM_PICTURES_ZIP_BYTES };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'modo') form.replacesPictures = part.value === 'reemplazar';
        if (part.fieldname === 'hoja' && /^\d{1,9}$/.test(String(part.value)))
          form.followsId = Number(part.value);
        continue;
      }
      form.fileKey = await keepUpload(config, part.file);
      form.fileName = part.filename;
      if (part.file.truncated)
        throw Object.assign(new Error('The archive is too large'), { statusCode: 413 });
    }
  } catch (error) {
    if (form.fileKey) await removeUpload(config, form.fileKey);
    if ((error as { statusCode?: number }).statusCode === 413) return failure('too-large');
    request.log.debug({ err: error }, 'upload of pictures broken off');
    return failure('invalid-input');
  }
  return form.fileKey ? success(form) : failure('invalid-input');
}
