import type { APIRequestContext, Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Context } from '../../src/server/context.ts';
import { createPools } from '../../src/server/db/pool.ts';
import { createTestContext } from '../support/context.ts';
import { readSharedConnection } from '../support/shared-connection.ts';
import { withoutClocks } from '../support/without-clocks.ts';
import { expect, readMail } from './fixtures.ts';
import { open } from './purchase-steps.ts';
import { newcomer, newNit, PASSWORD } from './registration-steps.ts';

export interface NewSeller {
  email: string;
  /** Also the name of the shop. */
  companyName: string;
}

/** Through the calls of the registration; the code comes out of the mailbox. She waits for her approval then. */
export async function registerSeller(caller: APIRequestContext, companyName: string): Promise<NewSeller> {
  const { email, phone: telefono } = newcomer('beatriz');
  const post = async (path: string, sent: Parameters<APIRequestContext['post']>[1]) => {
    const reply = await caller.post(`/api/registro/vendedor${path}`, sent);
    expect(reply.ok(), `${path} ${await reply.text()}`).toBe(true);
    return reply.json();
  };
  const { codUsuario } = (await post('/email', { data: { email } })).datos;
  await post('/enviarsms', { data: { codUsuario, telefono } });
  const { texto } = await readMail(caller, telefono, /^/);
  const pin = /\b\d{4}\b/.exec(texto)?.[0] ?? '';
  await post('/validarsms', { data: { codUsuario, telefono, pin } });
  const rut = { name: 'rut.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nRUT\n%%EOF\n') };
  const form = { ...sellerForm, codUsuario, razon: companyName, nit: newNit(), rut };
  await post('', { multipart: form });
  return { email, companyName };
}

const sellerForm = {
  codTipPersona: '3',
  nomVendedor: '',
  apeVendedor: '',
  codTipDocumento: 'NIT',
  codCiudad: '11001',
  direccion: 'Carrera 7 # 71-21',
  latitud: '',
  longitud: '',
  // Not a number: no provider splits her payments, so that the marketplace holds her money.
  idEpayco: 'P-483920',
  clave: PASSWORD,
};

/** In a browser of her own as wide as a phone, logged in to the panel. */
export async function openCentreOf(
  browser: Browser,
  baseURL: string | undefined,
  email: string,
): Promise<Page> {
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
  const context = await browser.newContext({ ...(baseURL && { baseURL }), ...phone });
  const page = await context.newPage();
  await open(page, '/vender/entrar');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Buen[oa]s / })).toBeVisible();
  return page;
}

/** The services on the server's own database, at another moment; for the jobs whose day is not today. */
export async function withServices<Value>(
  now: () => Date,
  work: (context: Context) => Promise<Value>,
): Promise<Value> {
  const connection = await readSharedConnection();
  if (!connection) throw new Error('The database of a foreign server is not ours');
  const pools = createPools({
    target: connection,
    max: 2,
    ...withoutClocks,
    onIdleError: console.error,
  });
  try {
    return await work(createTestContext(pools.write, { now }));
  } finally {
    await pools.end();
  }
}

/** A photo of one colour, 700 × 500. */
export async function photo(color: string) {
  const buffer = await sharp({ create: { width: 700, height: 500, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  return { name: `${color.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer };
}
