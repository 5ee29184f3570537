import { MAXIMUM_OPEN_UPLOAD_BYTES } from '../../../domain/product-sheet-fields.ts';
import { failure, type Result, success } from '../../../domain/result.ts';
import type { Upload } from '../../../wire/form-text.ts';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { SellerMember } from '../accounts/team/seller-access.service.ts';
import { countOpenImports, findImport, insertImport, sumOpenUploads } from './import.repository.ts';
import { keepUpload, removedOnError } from './import-file.ts';
import { getDetail, type ImportDetail, noteImport, OPEN_STATES } from './product-import.service.ts';
import { sheetKindOf } from './sheet-kind.ts';

type Member = Pick<SellerMember, 'sellerId' | 'accountId'>;
type Part = Pick<Context, 'config' | 'write' | 'now'>;

const MAXIMUM_OPEN = 20;

/** Keeps the file; the worker reads it. */
export async function uploadSheet(
  context: Part,
  member: Member,
  file: Upload,
): Promise<Result<ImportDetail, 'import-not-a-sheet' | 'import-old-excel' | 'import-limit'>> {
  const bytes = Buffer.from(await file.arrayBuffer());
  const kind = sheetKindOf(bytes);
  if (kind === 'old-excel') return failure('import-old-excel');
  if (kind === null) return failure('import-not-a-sheet');
  if ((await countOpenImports(context.write, member.sellerId)) >= MAXIMUM_OPEN)
    return failure('import-limit');
  const fileKey = await keepUpload(context.config, bytes);
  const upload = { kind: 'sheet', fileName: file.name, fileKey, fileBytes: bytes.length } as const;
  const begin = () => beginImport(context, member, upload);
  return success(await removedOnError(context.config, fileKey, begin));
}

export interface NewUpload {
  kind: 'sheet' | 'pictures';
  fileName: string;
  fileKey: string;
  fileBytes: number;
  replacesPictures?: boolean;
  /** The sheet that it is read after. */
  followsId?: number | null;
}

/** Notes an upload that is on disk and has it read. */
export async function beginImport(
  { write, now }: Pick<Context, 'write' | 'now'>,
  { sellerId, accountId }: Member,
  upload: NewUpload,
): Promise<ImportDetail> {
  return inTransaction(write, async (db) => {
    const at = now();
    const fileName = shownFileName(upload.fileName);
    const { kind, fileKey, fileBytes, replacesPictures = false, followsId = null } = upload;
    const one = {
      sellerId,
      accountId,
      kind,
      fileName,
      fileKey,
      fileBytes,
      replacesPictures,
      followsId,
      now: at,
    };
    const id = await insertImport(db, one);
    await noteImport(db, { sellerId, accountId }, { id, at, action: 'import.uploaded', after: { fileName } });
    return getDetail(db, sellerId, id);
  });
}

/** Whether so many bytes more may wait beside the shop's other uploads. */
export async function hasRoomFor(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  bytes: number,
): Promise<boolean> {
  return (await sumOpenUploads(write, sellerId)) + bytes <= MAXIMUM_OPEN_UPLOAD_BYTES;
}

/** Whether pictures may still be sent to be saved after this sheet. */
export async function isOpenSheet(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
  id: number,
): Promise<boolean> {
  const sheet = await findImport(write, sellerId, id);
  return sheet !== null && sheet.kind === 'sheet' && OPEN_STATES.includes(sheet.state);
}

export async function isImportLimitReached(
  { write }: Pick<Context, 'write'>,
  sellerId: number,
): Promise<boolean> {
  return (await countOpenImports(write, sellerId)) >= MAXIMUM_OPEN;
}

/** What a person calls it, without what PostgreSQL and pages cannot show. */
function shownFileName(name: string): string {
  const shown = name
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200)
    .toWellFormed();
  return shown || 'archivo';
}
