import { hash } from 'node:crypto';
import { RUT_TYPE_MESSAGE, rutFileMessage } from '../../../../domain/rut-file.ts';
import { REQUIRED_MESSAGE } from '../../../../domain/validation.ts';
import type { Upload } from '../../../../wire/form-text.ts';
import { createFileStore, type FileConfig } from '../../../adapters/files/file-store.ts';

/** Spec 5: a PDF of at most 1 MB. Its name and type are only claims, so the content is looked at. */
export async function checkRut(
  file: Upload | '' | undefined,
): Promise<{ ok: true; bytes: Buffer } | { ok: false; message: string }> {
  if (!file || file.size === 0) return { ok: false, message: REQUIRED_MESSAGE };
  const message = rutFileMessage(file);
  if (message) return { ok: false, message };
  const bytes = Buffer.from(await file.arrayBuffer());
  return isPdf(bytes) ? { ok: true, bytes } : { ok: false, message: RUT_TYPE_MESSAGE };
}

/** Stores it where the web serves nothing from; answers its name. */
export async function storeRut(config: FileConfig, bytes: Buffer): Promise<string> {
  const name = `${hash('sha256', bytes, 'hex')}.pdf`;
  await createFileStore(config, 'documents').write(name, new Uint8Array(bytes));
  return name;
}

/** What was stored under the name; null: it is gone, or no PDF any more. */
export async function readRut(config: FileConfig, name: string): Promise<Buffer | null> {
  const bytes = await createFileStore(config, 'documents').read(name);
  return bytes && isPdf(bytes) ? bytes : null;
}

/** Starts with the mark of the format and ends with its last line; some programs write a little around both. */
function isPdf(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 1024).toString('latin1');
  const end = bytes.subarray(-2048).toString('latin1');
  return /%PDF-[12]\.\d/.test(start) && end.includes('%%EOF');
}
