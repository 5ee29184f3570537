import type { FastifyError, FastifyRequest } from 'fastify';

/**
 * The body as one plain object. Multipart forms (spec 7: POST /pedido) become an object of texts;
 * a file in a form that takes none is refused by the limits of the multipart plugin.
 */
export async function readBody(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  try {
    return await readForm(request);
  } catch (error) {
    // The form parser throws plain errors for broken forms; those that name a status keep it (413, 415).
    throw Object.assign(error as Error, { statusCode: (error as FastifyError).statusCode ?? 400 });
  }
}

async function readForm(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else part.file.resume();
  }
  return { ...fields };
}
