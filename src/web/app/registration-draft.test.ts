import { beforeEach, expect, test, vi } from 'vitest';
import { changeDraft, emptyDraft, readDraft, resetDraft, writeDraft } from './registration-draft.ts';

const draft = { email: 'a@b.co', phone: '3104567821', userId: 7, verifiedPhone: null, status: 0 } as const;
let stored: Map<string, string>;

beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  });
  resetDraft('buyer');
  resetDraft('seller');
});

test('each registration has an entry of its own in the words of spec 3', () => {
  writeDraft('seller', draft);
  changeDraft('seller', { verifiedPhone: '3104567821', status: 1 });
  writeDraft('buyer', draft);
  expect(JSON.parse(stored.get('registroVendedor') ?? '')).toEqual({
    emaVendedor: 'a@b.co',
    celVendedor: '3104567821',
    codVendedor: 7,
    celVendedorDespuesSms: '3104567821',
    indEstadoVend: 1,
  });
  expect(JSON.parse(stored.get('registroUsuario') ?? '')).toEqual({
    emaUsuario: 'a@b.co',
    celUsuario: '3104567821',
    codUsuario: 7,
    celUsuarioDespuesSms: null,
    indEstado: 0,
  });
});

test('what was written is read again, as the same object while nothing changes', () => {
  writeDraft('buyer', draft);
  expect(readDraft('buyer')).toEqual(draft);
  expect(readDraft('buyer')).toBe(readDraft('buyer'));
  resetDraft('buyer');
  expect(readDraft('buyer')).toBe(emptyDraft);
});

test.each(['{', 'null', '{"emaUsuario":5,"codUsuario":"x","indEstado":9}'])(
  '%s counts as nothing',
  (text) => {
    stored.set('registroUsuario', text);
    expect(readDraft('buyer')).toEqual(emptyDraft);
  },
);

test('without storage the draft lasts as long as the page', () => {
  vi.stubGlobal('localStorage', undefined);
  writeDraft('buyer', draft);
  expect(readDraft('buyer')).toEqual(draft);
});
