import { setTimeout as sleep } from 'node:timers/promises';
import { runNextImport } from '../../src/server/modules/import/run-imports.service.ts';
import type { CallName } from './published-reads.ts';
import type { CallInput, SellerShop } from './seller-shop.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read any field of any answer
type Answer = any;

/** Bulk imports of a shop as its browser and the worker do them. */
export interface ImportDesk {
  upload: (content: string | Uint8Array, name?: string) => Promise<Answer>;
  uploadPictures: (zip: Uint8Array, mode?: string, cookies?: Record<string, string>) => Promise<Answer>;
  /** Lets the worker do all it has to; answers the import as it is then. */
  work: (id: number) => Promise<Answer>;
  get: (id: number) => Promise<Answer>;
  rows: (id: number, outcome: 'create' | 'update' | 'unchanged' | 'error') => Promise<Answer[]>;
  /** Uploads, checks with the columns as they were recognised, and unless told otherwise applies. */
  run: (content: string | Uint8Array, options?: { apply?: boolean }) => Promise<Answer>;
  ask: <Name extends CallName>(name: Name, input: CallInput<Name>) => Promise<Answer>;
}

const OPTIONS = { leaseSeconds: 20, sliceMillis: 5_000, isStopping: () => false };

export function importDesk(shop: SellerShop): ImportDesk {
  let address = 0;
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
    form.append('archivo', blob(content), name);
    return send('/api/vender/importaciones', form, shop.owner.cookies);
  };
  const uploadPictures: ImportDesk['uploadPictures'] = (
    zip,
    mode = 'agregar',
    cookies = shop.owner.cookies,
  ) => {
    const form = new FormData();
    form.append('modo', mode);
    form.append('archivo', blob(zip), 'fotos.zip');
    return send('/api/vender/importaciones/fotos', form, cookies);
  };
  const ask: ImportDesk['ask'] = async (name, input) => {
    const { status, body } = await shop.send(name, input);
    return status < 300 ? body.data : { failed: status, ...body };
  };
  const get = (id: number) => ask('getProductImport', { params: { importId: id } });
  const work = async (id: number) => {
    while (await runNextImport(shop.context, OPTIONS));
    return get(id);
  };
  const rows: ImportDesk['rows'] = async (id, outcome) => {
    const all: Answer[] = [];
    for (let after: number | undefined; ; ) {
      const page = await ask('listProductImportRows', {
        params: { importId: id },
        query: { outcome, ...(after && { after }) },
      });
      all.push(...page.filas);
      if (page.siguiente === null) return all;
      after = page.siguiente;
    }
  };
  const run: ImportDesk['run'] = async (content, { apply = true } = {}) => {
    const params = { importId: (await upload(content)).data.codImportacion };
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
