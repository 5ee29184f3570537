import { type APIRequestContext, expect, request as requests } from '@playwright/test';
import { nitCheckDigit } from '../../src/domain/nit.ts';
import type { SellerPanel } from '../../src/web/seller/layout/require-seller.ts';
import { readMail } from './fixtures.ts';

export const APPLICANT_PASSWORD = 'Guayaba-Roja58';

export interface Applicant {
  email: string;
  name: string;
  sellerId: number;
}

/** A whole registration by the calls of its pages: a shop that waits for its approval, with a RUT that opens. */
export async function applySeller(
  baseURL: string,
  name: string,
  changes: Record<string, string> = {},
): Promise<Applicant> {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const email = `aspirante${digits}@correo.co`;
  const phone = `31${digits}`;
  // Its cookie ties the steps together, so everybody has a browser of her own.
  const browser = await requests.newContext({ baseURL });
  const started = await browser.post('/api/registro/vendedor/email', { data: { email } });
  const { codUsuario } = ((await started.json()) as { datos: { codUsuario: number } }).datos;
  await browser.post('/api/registro/vendedor/enviarsms', { data: { codUsuario, telefono: phone } });
  const { texto } = await readMail(browser, phone, /^/);
  const pin = /\b\d{4}\b/.exec(texto)?.[0] ?? '';
  await browser.post('/api/registro/vendedor/validarsms', { data: { pin, codUsuario, telefono: phone } });
  const nit = `9${digits}`;
  const multipart = {
    codUsuario: String(codUsuario),
    codTipPersona: '3',
    razon: name,
    codTipDocumento: 'NIT',
    nit: `${nit}${nitCheckDigit(nit)}`,
    rut: { name: 'rut.pdf', mimeType: 'application/pdf', buffer: onePagePdf('RUT') },
    codCiudad: '11001',
    direccion: 'Carrera 7 # 71-21',
    idEpayco: '88214',
    clave: APPLICANT_PASSWORD,
    ...changes,
  };
  const registered = await browser.post('/api/registro/vendedor', { multipart });
  expect(registered.status(), await registered.text()).toBe(200);
  const sellerId = await sellerIdOf(browser, email);
  await browser.dispose();
  return { email, name, sellerId };
}

async function sellerIdOf(browser: APIRequestContext, email: string): Promise<number> {
  const entered = await browser.post('/api/vender/entrar', { data: { email, password: APPLICANT_PASSWORD } });
  expect(entered.status()).toBe(200);
  const page = (await (await browser.get('/_datos/vender')).json()) as { data: { panel: SellerPanel } };
  return page.data.panel.sellerId;
}

/** The smallest file that browsers open as a PDF of one page with a word on it. */
export function onePagePdf(word: string): Buffer {
  const content = `BT /F1 48 Tf 72 700 Td (${word}) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${content.length}>>stream\n${content}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const start = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  return Buffer.from(
    `${text}trailer<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${start}\n%%EOF\n`,
  );
}
