import type { FastifyRequest } from 'fastify';

/**
 * The body as one plain object. Multipart forms (spec 7: POST /pedido) become an object of texts;
 * a file in a form that takes none is refused by the limits of the multipart plugin.
 */
export async function readBody(request: FastifyRequest): Promise<unknown> {
  if (!request.isMultipart()) return request.body ?? {};
  const fields: Record<string, string> = Object.create(null);
  for await (const part of request.parts()) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else part.file.resume();
  }
  return { ...fields };
}
