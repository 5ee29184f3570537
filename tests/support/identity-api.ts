import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { Context } from '../../src/server/context.ts';
import { type Database, execute, query, queryOne, sql } from '../../src/server/db/sql.ts';
import { deliverDueMessages } from '../../src/server/modules/messages/outbox-delivery.ts';

export const PASSWORD = 'Guayaba-Roja58';

export type Fields = Record<string, string | File | boolean | number>;

interface Reply {
  status: number;
  // The tests look at the fields of the wire as they come.
  body: Record<string, unknown>;
  headers: LightMyRequestResponse['headers'];
}

/** A browser: keeps its cookies, comes from one address. */
export interface Browser {
  address: string;
  cookies: Record<string, string>;
  get: (path: string) => Promise<Reply>;
  post: (path: string, body?: object) => Promise<Reply>;
  postForm: (path: string, fields: Fields) => Promise<Reply>;
}

let visitors = 0;

export function openBrowser(app: FastifyInstance, address = newAddress()): Browser {
  const cookies: Record<string, string> = {};
  const send = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const reply = await app.inject({
      method,
      url: `/api${path}`,
      cookies,
      remoteAddress: address,
      headers: { 'user-agent': 'Pruebas/1.0' },
      ...(payload && { payload }),
    });
    for (const { name, value, maxAge } of reply.cookies) {
      if (maxAge === 0) delete cookies[name];
      else cookies[name] = value;
    }
    return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
  };
  return {
    address,
    cookies,
    get: (path) => send('GET', path),
    post: (path, body) => send('POST', path, body),
    postForm: (path, fields) => send('POST', path, formOf(fields)),
  };
}

export function newAddress(): string {
  visitors++;
  return `10.20.${(visitors >> 8) & 255}.${visitors & 255}`;
}

export function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    form.set(name, value instanceof File ? value : String(value));
  return form;
}

/** The newest message to somebody, after everything that is due has been sent. */
export async function lastMessageTo(
  context: Context,
  recipient: string,
): Promise<{ subject: string; text: string }> {
  await deliverAll(context);
  const message = await queryOne<{ subject: string; text: string }>(
    context.write,
    sql`select subject, text from mailbox_message where recipient = ${recipient} order by id desc limit 1`,
  );
  if (!message) throw new Error(`nothing was sent to ${recipient}`);
  return message;
}

/** A second ahead: PostgreSQL's clock has microseconds, so what was just written may lie after our millisecond. */
export function deliverAll(context: Context): Promise<number> {
  return deliverDueMessages({ ...context, now: () => new Date(Date.now() + 1_000) });
}

export async function codeSentTo(context: Context, phone: string): Promise<string> {
  const { text } = await lastMessageTo(context, phone);
  return /\b(\d{4})\b/.exec(text)?.[1] ?? '';
}

export function buyerForm(codUsuario: number, changes: Fields = {}): Fields {
  return {
    codUsuario,
    nombre: 'Lucía',
    apellido: 'Mejía Arango',
    codTipContribuyente: 'CC',
    idCliente: '1.020.304.050',
    codTipPersona: '1',
    codCiudad: '11001',
    direccion: 'Calle 10 # 20-30',
    latitud: 4.65,
    longitud: -74.1,
    clave: PASSWORD,
    ...changes,
  };
}

export const pdf = (size = 2_000) =>
  Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    Buffer.alloc(Math.max(0, size - 15), 'x'),
    Buffer.from('%%EOF\n'),
  ]);

export function rutFile(bytes: Uint8Array = pdf(), name = 'rut.pdf', type = 'application/pdf'): File {
  return new File([new Uint8Array(bytes)], name, { type });
}

export function sellerForm(codUsuario: number, changes: Fields = {}): Fields {
  return {
    codUsuario,
    codTipPersona: '3',
    razon: 'Frutas del Sumapaz S.A.S.',
    nomVendedor: '',
    apeVendedor: '',
    codTipDocumento: 'NIT',
    nit: '8909039388',
    rut: rutFile(),
    codCiudad: '11001',
    direccion: 'Carrera 7 # 71-21',
    latitud: 4.65,
    longitud: -74.06,
    idEpayco: '123456',
    clave: PASSWORD,
    ...changes,
  };
}

/** E-mail and phone steps of a flow; answers the codUsuario. */
export async function verifyPhone(
  context: Context,
  browser: Browser,
  { kind, email, phone }: { kind: 'usuario' | 'vendedor'; email: string; phone: string },
): Promise<number> {
  const started = await browser.post(`/registro/${kind}/email`, { email });
  const { codUsuario } = started.body.datos as { codUsuario: number };
  await browser.post(`/registro/${kind}/enviarsms`, { codUsuario, telefono: phone });
  const pin = await codeSentTo(context, phone);
  await browser.post(`/registro/${kind}/validarsms`, { pin, codUsuario, telefono: phone });
  return codUsuario;
}

let people = 0;

/** A finished buyer's account, logged in. */
export async function registerBuyer(
  app: FastifyInstance,
  context: Context,
): Promise<{ browser: Browser; email: string; id: number }> {
  people++;
  const email = `persona${people}@plazuela.test`;
  const browser = openBrowser(app);
  const phone = `30100${String(people).padStart(5, '0')}`;
  const id = await verifyPhone(context, browser, { kind: 'usuario', email, phone });
  await browser.post('/registro/usuario', buyerForm(id, { aceptaTerminos: true }));
  await browser.post('/login', { email, clave: PASSWORD });
  // Its mails travel together and arrive in any order, so they are out of the way before the next one.
  await deliverAll(context);
  return { browser, email, id };
}

export async function setStatus(db: Database, email: string, status: number): Promise<void> {
  await execute(db, sql`update account set status = ${status} where email = ${email}`);
}

export async function rowsOf(db: Database, statement: ReturnType<typeof sql>) {
  return query<Record<string, unknown>>(db, statement);
}
