import type { FastifyInstance } from 'fastify';
import { readConfig } from '../../src/server/config.ts';
import {
  fillWholeSearch,
  refreshSearchTiers,
} from '../../src/server/modules/catalogue/search/search.jobs.ts';
import { recountEverything } from '../../src/server/modules/sellers/count.jobs.ts';
import { createServer } from '../../src/server/server.ts';
import { createTestDatabase, type TestDatabase } from './postgres.ts';

/** A card on the wire, as far as tests read it. */
interface WireCard {
  codProducto: number;
  nomProducto: string;
  precioProducto: number;
  precioRebajado: string;
  hayExistencias: boolean;
}

export interface WireOption {
  codigo: number;
  nombre: string;
  cantidad: number;
}

interface WireFilters {
  cantidadesExactas: boolean;
  ciudades: { codigo: string; nombre: string; cantidad: number }[];
  opciones: {
    nombre: string;
    clave: string;
    terminos: { valor: string; nombre: string; cantidad: number }[];
  }[];
  calificaciones: { minimo: number; cantidad: number }[];
  enOferta: number;
  disponibles: number;
  pagoEnCasa: number;
  precios: { limites: number[]; cantidades: number[] } | null;
}

interface WirePage {
  productos: WireCard[];
  siguiente: string | null;
  anterior: string | null;
  total: number;
  totalExacto: boolean;
  categorias: WireOption[];
  vendedores: WireOption[];
  filtros: WireFilters;
  correccion: string | null;
  sinCoincidenciaExacta?: true;
  palabrasOmitidas?: string[];
}

export interface CatalogApi {
  database: TestDatabase;
  app: FastifyInstance;
  /** The parsed answer of a call that must succeed. */
  get: <Body = WirePage>(path: string) => Promise<Body>;
  statusOf: (path: string) => Promise<number>;
  /** Everything that jobs do for the catalogue. */
  runJobs: () => Promise<void>;
  close: () => Promise<void>;
}

/** The API on an empty database of its own. */
export async function startCatalogApi(): Promise<CatalogApi> {
  const database = await createTestDatabase();
  const pools = { write: database.pool, read: database.pool, end: async () => {} };
  const config = readConfig({ LOG_LEVEL: 'fatal', CALLS_PER_SECOND: '0' });
  const { app } = await createServer({ config, pools, pages: null });
  const statusOf = async (path: string) => (await app.inject(`/api${path}`)).statusCode;
  return {
    database,
    app,
    statusOf,
    get: async <Body>(path: string) => {
      const response = await app.inject(`/api${path}`);
      if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode} ${response.body}`);
      return response.json<Body>();
    },
    runJobs: async () => {
      await fillWholeSearch({ write: database.pool });
      await recountEverything({ write: database.pool });
      await refreshSearchTiers({ write: database.pool });
    },
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

/** Ids of every page from the first one on, page by page; then back again from the last one. */
export async function walk(api: CatalogApi, path: string): Promise<{ forth: number[][]; back: number[][] }> {
  const pageAt = (cursor: string | null) =>
    api.get(cursor ? `${path}&cursor=${encodeURIComponent(cursor)}` : path);
  const idsOf = (page: WirePage) => page.productos.map(({ codProducto }) => codProducto);
  let page = await pageAt(null);
  const forth = [idsOf(page)];
  while (page.siguiente) {
    page = await pageAt(page.siguiente);
    forth.push(idsOf(page));
  }
  const back = [idsOf(page)];
  while (page.anterior) {
    page = await pageAt(page.anterior);
    back.push(idsOf(page));
  }
  return { forth, back };
}
