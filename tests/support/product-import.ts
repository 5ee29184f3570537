import { setTimeout as sleep } from 'node:timers/promises';
import { runNextImport } from '../../src/server/modules/import/run-imports.service.ts';
import type { ReadInput, ReadValue } from '../../src/server/panel-door.ts';
import type { OutputOf } from '../../src/wire/endpoint.ts';
import type { Endpoints } from '../../src/wire/endpoints.ts';
import type { productImportEndpoints } from '../../src/wire/import/product-import.ts';
import { read } from './published-reads.ts';
import type { CallInput, SellerShop } from './seller-shop.ts';

type ImportCall = keyof typeof productImportEndpoints;
type RowsRead = 'listProductImportRows';

/** A refusal has these instead of what was asked for. */
interface Refusal {
  failed?: number;
  code?: string;
  detalle?: { problemas: string[] };
}

type Answer<Name extends ImportCall = 'getProductImport'> = OutputOf<Endpoints[Name]> & Refusal;
type UploadAnswer = Answer<'uploadProductSheet'> & { status: number };

/** Bulk imports of a shop as its browser and the worker do them. */
export interface ImportDesk {
  upload: (content: string | Uint8Array, name?: string) => Promise<UploadAnswer>;
  uploadPictures: (zip: Uint8Array, mode?: string, cookies?: Record<string, string>) => Promise<UploadAnswer>;
  /** Lets the worker do all it has to; answers the import as it is then. */
  work: (id: number) => Promise<Answer>;
  get: (id: number) => Promise<Answer>;
  rows: (
    id: number,
    outcome: ReadInput<RowsRead>['outcome'],
    column?: string,
  ) => Promise<ReadValue<RowsRead>['rows']>;
  /** Uploads, checks with the columns as they were recognised, and unless told otherwise applies. */
  run: (
    content: string | Uint8Array,
    options?: { apply?: boolean },
  ) => Promise<Answer & { refused?: Refusal }>;
  ask: <Name extends ImportCall>(name: Name, input: CallInput<Name>) => Promise<Answer<Name>>;
}

const OPTIONS = { leaseSeconds: 20, sliceMillis: 5_000, isStopping: () => false };

// Of all desks of a test.
let address = 0;

export function importDesk(shop: SellerShop): ImportDesk {
  const send = async (url: string, form: FormData, cookies: Record<string, string>) => {
    // An address of its own each time: the limit of requests is another test's.
    const remoteAddress = `10.8.${++address >> 8}.${address & 255}`;
    const reply = await shop.app.inject({ method: 'POST', url, payload: form, cookies, remoteAddress });
    return { ...reply.json(), status: reply.statusCode };
  };
  const blob = (content: string | Uint8Array) =>
    new Blob([typeof content === 'string' ? content : new Uint8Array(content)]);
  const upload: ImportDesk['upload'] = (content, name = 'productos.csv') => {
    const form = new FormData();
    form.append('file', blob(content), name);
    return send('/api/vender/importaciones', form, shop.owner.cookies);
  };
  const uploadPictures: ImportDesk['uploadPictures'] = (
    zip,
    mode = 'agregar',
    cookies = shop.owner.cookies,
  ) => {
    const form = new FormData();
    form.append('modo', mode);
    form.append('file', blob(zip), 'fotos.zip');
    return send('/api/vender/importaciones/fotos', form, cookies);
  };
  const ask: ImportDesk['ask'] = async (name, input) => {
    const { status, body } = await shop.send(name, input);
    return status < 300 ? body : { ...body, failed: status };
  };
  const get = (id: number) => ask('getProductImport', { params: { importId: id } });
  const work = async (id: number) => {
    while (await runNextImport(shop.context, OPTIONS));
    return get(id);
  };
  const rows: ImportDesk['rows'] = async (importId, outcome, column) => {
    const all: ReadValue<RowsRead>['rows'] = [];
    for (let after: number | undefined; ; ) {
      const asked = { importId, outcome, column, after };
      const page = await read(shop.app, 'listProductImportRows', asked, shop.owner);
      all.push(...page.rows);
      if (page.next === null) return all;
      after = page.next;
    }
  };
  const run: ImportDesk['run'] = async (content, { apply = true } = {}) => {
    const params = { importId: (await upload(content)).id };
    await work(params.importId);
    const asked = await ask('checkProductImport', { params });
    if (asked.failed) return asked;
    const checked = await work(params.importId);
    if (!apply) return checked;
    const started = await ask('applyProductImport', { params });
    return started.failed ? { ...checked, refused: started } : work(params.importId);
  };
  return { upload, uploadPictures, work, get, rows, run, ask };
}

export async function until(isTrue: () => Promise<boolean>, millis = 5 * 60_000): Promise<void> {
  for (const end = Date.now() + millis; !(await isTrue()); await sleep(50))
    if (Date.now() > end) throw new Error('It never became true');
}
