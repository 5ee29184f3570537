import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import type { Endpoint } from '../../wire/endpoint.ts';
import type { Upload } from '../../wire/form-text.ts';

/**
 * The body as one plain object. Multipart forms (spec 7: POST /pedido) become an object of texts and, where the
 * endpoint takes one, a file.
 */
export async function readBody(request: FastifyRequest, { file }: Pick<Endpoint, 'file'>): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  try {
    return await readForm(request, file);
  } catch (error) {
    // The form parser throws plain errors for broken forms; those that name a status keep it (413, 415).
    throw Object.assign(error as Error, { statusCode: (error as FastifyError).statusCode ?? 400 });
  }
}

async function readForm(
  request: FastifyRequest,
  accepted: Endpoint['file'],
): Promise<Record<string, string | Upload>> {
  const fields: Record<string, string | Upload> = Object.create(null);
  const limits = accepted ? { files: 1, fileSize: accepted.maximumBytes } : { files: 0 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else fields[part.fieldname] = await readFile(part, part.fieldname === accepted?.wireName);
  }
  return { ...fields };
}

/** A file under another name is read to its end and counts as an empty text, as browsers send an empty file field. */
async function readFile(part: MultipartFile, isAccepted: boolean): Promise<string | Upload> {
  const bytes = await part.toBuffer();
  if (!isAccepted || (part.filename === '' && bytes.length === 0)) return '';
  return new File([new Uint8Array(bytes)], part.filename, { type: part.mimetype });
}
