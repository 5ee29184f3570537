import { expect, test } from 'vitest';
import { auditActionText, auditChanges, auditSubjectText, missingAuditWords } from './audit-words.ts';

test('a change is told in Spanish words, as it was and as it is', () => {
  expect(auditActionText('team.role-changed')).toBe('Cambió un rol');
  expect(auditSubjectText('product:12')).toBe('Producto 12');
  const before = { role: 'service', price: 12_000, perishable: false, statusId: 19 };
  const after = { role: 'owner', price: 9_500, perishable: true, statusId: 20, version: 4 };
  expect(auditChanges({ before, after })).toEqual([
    { name: 'Rol', before: 'Servicio al cliente', after: 'Dueña o dueño' },
    { name: 'Precio', before: '12.000', after: '9.500' },
    { name: 'Perecedero', before: 'no', after: 'sí' },
    { name: 'Estado', before: 'Pedido recibido', after: 'Preparando Pedido' },
  ]);
});

test('days and moments are read as dates', () => {
  const before = { holidayUntil: '2026-12-31', offerEndsAt: '2027-01-02T04:59:59.999Z' };
  const texts = auditChanges({ before, after: null }).map((change) => change.before);
  expect(texts).toEqual(['31 de diciembre de 2026', '1 de enero de 2027']);
});

test('what nobody gave words is shown all the same', () => {
  expect(auditActionText('product.thing-happened')).toBe('Cambio en productos');
  expect(auditActionText('new.thing')).toBe('Cambio en la tienda');
  expect(auditChanges({ before: null, after: { someThing: [{ termIds: [1, 2], onHand: 3 }] } })).toEqual([
    { name: 'Some Thing', before: '', after: 'Term Ids: 1, 2; Existencias: 3' },
  ]);
});

test('what has no words is found however deep it stands; what a shop names itself is no word of ours', () => {
  const after = {
    version: 2,
    stock: { 'Rojo / S': 3 },
    offer: { salePrice: 1, someThing: [{ prefix: 'x' }] },
  };
  expect(missingAuditWords({ action: 'product.edited', subject: 'product:1', before: null, after })).toEqual([
    'field someThing of product.edited',
  ]);
  expect(missingAuditWords({ action: 'api.new', subject: 'thing:1', before: null, after: null })).toEqual([
    'action api.new',
    'subject thing',
  ]);
});

test('keys and webhooks of a shop are told by what they may do', () => {
  const after = { prefix: 'plz_ab', scopes: ['orders:read', 'stock:write'], state: 'draft' };
  expect(auditChanges({ before: null, after }).map((change) => [change.name, change.after])).toEqual([
    ['Comienzo de la llave', 'plz_ab'],
    ['Permisos', 'Leer pedidos, Cambiar existencias y precios'],
    ['Estado', 'Borrador'],
  ]);
});
