import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../wire/endpoint.ts';
import type { Upload } from '../../wire/form-text.ts';
import type { ReceivedFiles } from './received-files.ts';

/** Of a call that names no limit of its own. */
export const BODY_BYTES = 256 * 1024;
/** Boundaries and names of a form's parts. */
const FORM_OVERHEAD_BYTES = 32 * 1024;

/**
 * The body as one plain object. Multipart forms (spec 7: POST /pedido) become an object of texts and, where the
 * endpoint takes one, a file.
 */
export async function readBody(
  request: FastifyRequest,
  { file, maximumBodyBytes = BODY_BYTES }: Pick<Endpoint, 'file' | 'maximumBodyBytes'>,
  files: ReceivedFiles,
): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > maximumBodyBytes + (file?.maximumBytes ?? 0) + FORM_OVERHEAD_BYTES) throw tooLarge();
  try {
    return await readForm(request, { file, textBytes: maximumBodyBytes }, files);
  } catch (error) {
    // The form parser throws plain errors for broken forms; those that name a status keep it (413, 415).
    throw Object.assign(error as Error, { statusCode: (error as FastifyError).statusCode ?? 400 });
  }
}

async function readForm(
  request: FastifyRequest,
  accepted: { file: Endpoint['file']; textBytes: number },
  files: ReceivedFiles,
): Promise<Record<string, string | Upload>> {
  const fields: Record<string, string | Upload> = Object.create(null);
  const limits = accepted.file ? { files: 1, fileSize: accepted.file.maximumBytes } : { files: 0 };
  let textLeft = accepted.textBytes;
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') {
      fields[part.fieldname] = await readFile(part, part.fieldname === accepted.file?.wireName, files);
      continue;
    }
    const value = String(part.value);
    textLeft -= value.length;
    if (textLeft < 0) throw tooLarge();
    fields[part.fieldname] = value;
  }
  return { ...fields };
}

/** A file under another name is read to its end and counts as an empty text, as browsers send an empty file field. */
async function readFile(
  part: MultipartFile,
  isAccepted: boolean,
  files: ReceivedFiles,
): Promise<string | Upload> {
  if (!isAccepted) {
    for await (const _chunk of part.file);
    return '';
  }
  const file = await files.receive(part);
  return part.filename === '' && file.size === 0 ? '' : file;
}

function tooLarge(): Error {
  return Object.assign(new Error('The body is too large'), { statusCode: 413 });
}
