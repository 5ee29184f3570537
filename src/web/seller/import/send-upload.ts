import * as z from 'zod/mini';
import type { ImportKind } from '../../../domain/product-sheet-fields.ts';
import { PICTURES_UPLOAD_PATH } from '../../../wire/import/product-export-path.ts';
import { productImportEndpoints } from '../../../wire/import/product-import.ts';
import type { ApiFailure, ApiReply } from '../../app/api-client.ts';

export interface UploadForm {
  kind: ImportKind;
  file: File;
  /** Of a ZIP: the pictures that a product has go. */
  replacesPictures: boolean;
  /** The ZIP that follows a sheet, and of such a ZIP its sheet. */
  pictures?: File;
  sheetId?: number;
}

const { output, path, file: field } = productImportEndpoints.uploadProductSheet;

/** Sends a file and tells how far it is (0 to 1); `fetch` would not. Answers the import's number. Loaded on demand. */
export function sendUpload(
  form: UploadForm,
  { onProgress, signal }: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<ApiReply<number>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', form.kind === 'sheet' ? `/api${path}` : PICTURES_UPLOAD_PATH);
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => resolve(readReply(request.status, request.responseText)));
    request.addEventListener('error', () => resolve(NOT_SENT));
    request.addEventListener('abort', () => resolve({ ok: false, reason: 'aborted', message: '' }));
    signal.addEventListener('abort', () => request.abort());
    request.send(bodyOf(form));
  });
}

// A server that refuses a large file may close the connection before it has read it.
const NOT_SENT: ApiFailure = {
  ok: false,
  reason: 'network',
  message: 'La subida se interrumpió. Revisa tu conexión y el tamaño del archivo, e intenta de nuevo.',
};

function bodyOf({ kind, file, replacesPictures, sheetId }: UploadForm): FormData {
  const body = new FormData();
  // Before the file, which the server does not keep in memory.
  if (kind === 'pictures') body.set('modo', replacesPictures ? 'reemplazar' : 'agregar');
  if (sheetId !== undefined) body.set('hoja', String(sheetId));
  body.set(field.wireName, file);
  return body;
}

function readReply(status: number, text: string): ApiReply<number> {
  try {
    const reply = JSON.parse(text) as { message?: string; code?: string };
    if (status < 300) return { ok: true, value: z.decode(output, reply as never).id };
    if (reply.message) return { ok: false, reason: reply.code ?? 'internal-error', message: reply.message };
  } catch (error) {
    console.warn('answer to an upload', status, error);
  }
  return { ok: false, reason: 'internal-error', message: 'No pudimos recibir el archivo. Intenta de nuevo.' };
}
