import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReferenceData } from '../../src/server/seed/reference-data.ts';
import { type Browser, type Fields, openBrowser, registerBuyer } from '../support/identity-api.ts';
import { createTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'plazuela-profile-'));
  server = await createTestServer({ environment: { DATA_DIR: dataDir } });
  await seedReferenceData(server.database.pool);
});
afterAll(async () => {
  await server.end();
  await rm(dataDir, { recursive: true });
});

function profileOf(person: { email: string; id: number }, changes: Fields = {}): Fields {
  return {
    emaCliente: person.email,
    nomUsuario: 'Lucía Inés',
    apeUsuario: 'Mejía',
    idUsuario: '1020304050',
    ciuUsuario: '05001',
    dirUsuario: 'Carrera 43A # 1-50',
    celUsuario: '3105556677',
    codTipPersona: '1',
    codTipContribuyente: 'CC',
    codUsuario: person.id,
    imagen: '',
    latitud: 6.21,
    longitud: -75.57,
    ...changes,
  };
}

const edit = (browser: Browser, fields: Fields) => browser.postForm('/editar/usuario', fields);
const imageOf = (reply: { body: Record<string, unknown> }) => (reply.body.datos as { imagen: string }).imagen;
const fileOf = (bytes: Uint8Array, name = 'yo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

function photo(colour: string, width = 900, height = 600) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

test('the answer is the updated user, who is also who the session shows', async () => {
  const person = await registerBuyer(server.app, server.context);
  const reply = await edit(person.browser, profileOf(person));
  expect(reply.status).toBe(200);
  const updated = {
    codUsuario: person.id,
    nomUsuario: 'Lucía Inés',
    apeUsuario: 'Mejía',
    celUsuario: '3105556677',
    dirUsuario: 'Carrera 43A # 1-50',
    ciuUsuario: '05001',
    codDepto: '05',
    latitud: 6.21,
    longitud: -75.57,
    imagen: null,
  };
  expect(reply.body).toMatchObject({ status: true, datos: updated });
  expect((await person.browser.get('/yo')).body.usuario).toMatchObject(updated);
});

test('all fields are required, each with its message', async () => {
  const person = await registerBuyer(server.app, server.context);
  const empty = await edit(person.browser, { codUsuario: person.id });
  expect(empty.status).toBe(400);
  expect(Object.keys(empty.body.campos as object).sort()).toEqual(
    [
      'apeUsuario',
      'celUsuario',
      'ciuUsuario',
      'codTipContribuyente',
      'codTipPersona',
      'dirUsuario',
      'idUsuario',
      'nomUsuario',
    ].sort(),
  );
  const wrong = profileOf(person, {
    celUsuario: '123',
    ciuUsuario: '99999',
    emaCliente: 'otra@plazuela.test',
  });
  expect((await edit(person.browser, wrong)).body.campos).toEqual({
    celUsuario: 'Por favor, ingrese un número de teléfono válido (10 dígitos).',
    ciuUsuario: 'Selecciona una opción de la lista.',
    emaCliente: 'El correo de la cuenta no se cambia aquí.',
  });
});

test("nobody edits another person's profile", async () => {
  const [ana, eva] = [
    await registerBuyer(server.app, server.context),
    await registerBuyer(server.app, server.context),
  ];
  const forged = { ...profileOf(eva), codUsuario: ana.id };
  expect((await edit(eva.browser, forged)).status).toBe(404);
  expect((await edit(openBrowser(server.app), profileOf(ana))).status).toBe(401);
  expect((await ana.browser.get('/yo')).body.usuario).toMatchObject({ nomUsuario: 'Lucía' });
});

test('a photo becomes a square without what the camera wrote into it', async () => {
  const person = await registerBuyer(server.app, server.context);
  const taken = await photo('#0e6e52')
    .withExif({ IFD0: { Copyright: 'Secreto de la cámara' }, IFD3: { GPSLatitude: '4/1 35/1 0/1' } })
    .jpeg()
    .toBuffer();
  expect(taken.includes('Secreto')).toBe(true);
  const image = imageOf(await edit(person.browser, profileOf(person, { imagen: fileOf(taken) })));
  expect(image).toMatch(/^\/img\/[0-9a-f]{32}-320\.webp$/);
  for (const size of [160, 320]) {
    const stored = await server.app.inject({ url: image.replace('-320', `-${size}`) });
    expect(stored.headers['content-type']).toBe('image/webp');
    const { width, height, exif } = await sharp(stored.rawPayload).metadata();
    expect([width, height, exif]).toEqual([size, size, undefined]);
    expect(stored.rawPayload.includes('Secreto')).toBe(false);
  }
});

test('a photo that lies on its side is turned', async () => {
  const person = await registerBuyer(server.app, server.context);
  const left = await photo('#ff0000', 300, 300).png().toBuffer();
  const sideways = await photo('#0000ff', 600, 300)
    .composite([{ input: left, left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const image = imageOf(await edit(person.browser, profileOf(person, { imagen: fileOf(sideways) })));
  const { rawPayload } = await server.app.inject({ url: image });
  // One pixel of the upper half: what was on the left.
  const spot = { left: 290, top: 20, width: 1, height: 1 };
  const [red = 0, , blue = 0] = await sharp(rawPayload).extract(spot).removeAlpha().raw().toBuffer();
  expect(red).toBeGreaterThan(200);
  expect(blue).toBeLessThan(80);
});

test('a new photo removes the old one, a text keeps it', async () => {
  const person = await registerBuyer(server.app, server.context);
  const [first, second] = [await photo('#111111').png().toBuffer(), await photo('#222222').webp().toBuffer()];
  const before = imageOf(await edit(person.browser, profileOf(person, { imagen: fileOf(first) })));
  expect(imageOf(await edit(person.browser, profileOf(person, { imagen: before })))).toBe(before);
  expect(imageOf(await edit(person.browser, profileOf(person)))).toBe(before);
  const after = imageOf(await edit(person.browser, profileOf(person, { imagen: fileOf(second) })));
  expect(after).not.toBe(before);
  expect(await storedNames()).not.toContain(before.replace('/img/', ''));
  expect(await storedNames()).toContain(after.replace('/img/', ''));
});

test('two people with the same picture do not share its file', async () => {
  const [ana, eva] = [
    await registerBuyer(server.app, server.context),
    await registerBuyer(server.app, server.context),
  ];
  const same = await photo('#333333').png().toBuffer();
  const first = imageOf(await edit(ana.browser, profileOf(ana, { imagen: fileOf(same) })));
  const second = imageOf(await edit(eva.browser, profileOf(eva, { imagen: fileOf(same) })));
  expect(first).not.toBe(second);
});

test('what is no picture is refused, whatever it calls itself', async () => {
  const person = await registerBuyer(server.app, server.context);
  const png = await photo('#444444').png().toBuffer();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>');
  const message = 'La imagen no es válida. Usa una foto JPG, PNG o WebP.';
  for (const [what, bytes] of [
    ['a program', Buffer.from('MZ\u0000\u0000')],
    ['an SVG with a script', svg],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['half a picture', png.subarray(0, png.length / 2)],
    ['nothing', Buffer.alloc(0)],
  ] as const) {
    const reply = await edit(person.browser, profileOf(person, { imagen: fileOf(bytes) }));
    expect(reply.status, what).toBe(400);
    expect(reply.body.campos, what).toEqual({ imagen: message });
  }
  const bomb = await photo('#555555', 9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(bomb.length).toBeLessThan(1_000_000);
  expect((await edit(person.browser, profileOf(person, { imagen: fileOf(bomb) }))).status).toBe(400);
  const huge = fileOf(Buffer.alloc(11 * 1024 * 1024, 1));
  expect((await edit(person.browser, profileOf(person, { imagen: huge }))).status).toBe(413);
});

async function storedNames(): Promise<string[]> {
  const entries = await readdir(path.join(dataDir, 'files'), { recursive: true });
  return entries.map((entry) => path.basename(entry));
}
