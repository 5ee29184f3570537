import { afterAll, beforeAll, expect, test } from 'vitest';
import { caseNumberText } from '../../src/domain/rights/case-kind.ts';
import { caseSignature } from '../../src/server/modules/links/case-link.service.ts';
import { renderMessage } from '../../src/server/modules/messages/message-renderers.ts';
import type { CaseRow } from '../../src/server/modules/rights/case-row.ts';
import { openCase } from '../../src/server/modules/rights/open-case.service.ts';
import { shopMoves } from '../support/rights-moves.ts';
import { caseForm, type Desk, openDesk, opened, sell } from '../support/rights-world.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const news = (one: CaseRow, to: string, what: string) =>
  renderMessage(desk.context, 'case-news', { caseId: one.id, to, news: what });

test('her acknowledgement holds the number, the rule and the way back; of a guest the signed link', async () => {
  const one = await opened(desk, caseForm('withdrawal', await sell(desk), { story: '' }));
  const number = caseNumberText(one);
  const own = await renderMessage(desk.context, 'case-opened', { caseId: one.id });
  expect(own.subject).toBe(`Recibimos tu caso ${number}`);
  expect(own.text).toContain('Ley 1480 de 2011, artículo 47');
  expect(own.text).toContain('Manda el producto de vuelta');
  expect(own.text).not.toContain('firma=');

  const form = caseForm('petition', null, {
    name: 'Rosa',
    email: 'rosa@correo.test',
    documentNumber: '52418901',
  });
  const opener = { accountId: null, tokens: [], address: '10.0.0.2', key: 'guest-mail' };
  const guest = await openCase(desk.context, form, opener);
  if (!guest.ok) throw new Error(guest.reason);
  const mail = await renderMessage(desk.context, 'case-opened', { caseId: guest.value.id });
  const signature = await caseSignature(desk.context, caseNumberText(guest.value));
  expect(mail.text).toContain(`/caso/${caseNumberText(guest.value)}?firma=${signature}`);
  expect(mail.text).toContain('últimos 4 dígitos');
});

test('each of the three reads what has happened, with her own address', async () => {
  const one = await opened(desk, caseForm('not-as-ordered', await sell(desk), { wanted: 'refund' }));
  await shopMoves(desk, one, { action: 'accept', outcome: 'refund', text: 'Tienes razón, perdón.' });
  const toBuyer = await news(one, 'buyer', 'moved');
  expect(toBuyer.text).toContain('Te devolvemos la plata');
  expect(toBuyer.text).toContain('«Tienes razón, perdón.»');
  expect(toBuyer.text).toContain('a qué cuenta o llave');
  expect((await news(one, 'shop', 'message')).text).toContain('/vender/casos/PZ-2026-');
  expect((await news(one, 'operator', 'overdue')).subject).toMatch(/^Vencido/);
  expect((await news(one, 'operator', 'reminder')).text).toContain('/operacion/casos/PZ-2026-');
});
