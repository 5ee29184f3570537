import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import type { Answer, Answered } from './figures.ts';
import type { JudgedQuery } from './judged-queries.ts';

/** As far as the judgement reads it. */
interface SearchReply {
  productos: { codProducto: number }[];
  /** Missing while the search knows no partial matches. */
  sinCoincidenciaExacta?: boolean;
}

/** Fewer than the connections of a pool. */
const AT_ONCE = 4;

/** Asks the public search for each query and takes its first page. */
export async function askSearch(
  app: FastifyInstance,
  pool: Pool,
  queries: readonly JudgedQuery[],
): Promise<Answered[]> {
  const { rows } = await pool.query<{ id: number; reference: string }>('select id, reference from product');
  const referenceOf = new Map(rows.map(({ id, reference }) => [id, reference]));
  const answered: Answered[] = [];
  for (let start = 0; start < queries.length; start += AT_ONCE) {
    const asked = queries
      .slice(start, start + AT_ONCE)
      .map(async (judged) => ({ ...judged, answer: await askFor(app, judged.query, referenceOf) }));
    answered.push(...(await Promise.all(asked)));
  }
  return answered;
}

async function askFor(
  app: FastifyInstance,
  query: string,
  referenceOf: ReadonlyMap<number, string>,
): Promise<Answer> {
  const path = `/api/productos/buscar?search=${encodeURIComponent(query)}`;
  const response = await app.inject(path);
  if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
  const { productos, sinCoincidenciaExacta = false } = response.json<SearchReply>();
  return {
    references: productos.map(({ codProducto }) => referenceOf.get(codProducto) ?? ''),
    isMarkedInexact: sinCoincidenciaExacta,
  };
}
