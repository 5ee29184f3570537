import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from './browser.ts';
import type { World } from './world.ts';

const EMULATOR = '/emulador/epayco';
const CARD = {
  metodo: 'tarjeta',
  numero: '4575623182290326',
  vencimiento: '12/49',
  cvv: '123',
  titular: 'Ana Ruiz',
};
const LOOKS = 5;
const LOOK_MILLIS = 1_000;

/** Opens the provider's window and pays with a card; then looks at the result, as the page does. */
export async function payOnline(world: World, browser: Browser, number: number): Promise<void> {
  const started = await browser.send({ method: 'POST', path: `/api/compra/${number}/pago`, kind: 'write' });
  if (started.status !== 200) return;
  const { llavePublica, prueba, datos } = started.json().data;
  const opened = await browser.send({
    method: 'POST',
    path: `${EMULATOR}/checkouts`,
    kind: 'write',
    body: { key: llavePublica, test: prueba, data: datos },
  });
  if (opened.status !== 200) return;
  await world.ledger.note({ kind: 'payment-sent', number });
  const paid = await browser.send({
    method: 'POST',
    path: `${EMULATOR}/checkout/${opened.json().id}/pagar`,
    kind: 'write',
    headers: { accept: 'application/json' },
    body: CARD,
  });
  if (paid.status !== 200) return;
  const { reference, amount } = paid.json();
  await world.ledger.note({ kind: 'payment', number, reference, amount });
  await untilPaid(browser, number);
}

async function untilPaid(browser: Browser, number: number): Promise<void> {
  for (let look = 0; look < LOOKS; look++) {
    const result = await browser.send({ path: `/api/pago/resultado?pedido=${number}`, kind: 'read' });
    if (result.status === 200 && result.json().data.estado === 'pagado') return;
    await sleep(LOOK_MILLIS);
  }
}
