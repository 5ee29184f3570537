import { expect, test } from 'vitest';
import { geocodingMessage } from './use-geocoding.ts';

test('an unknown address and a failed service say what the server says', () => {
  expect(geocodingMessage({ reason: 'address-not-found', message: 'Dirección no encontrada' })).toBe(
    'Dirección no encontrada',
  );
  const failed = 'Error obteniendo latitud y longitud: el servicio de mapas no responde.';
  expect(geocodingMessage({ reason: 'geocoding-failed', message: failed })).toBe(failed);
});

test('a call that never arrived has its own text', () => {
  expect(geocodingMessage({ reason: 'network', message: 'Revisa tu conexión.' })).toBe(
    'Error al obtener latitud y longitud: Revisa tu conexión.',
  );
});

test('any other failure is named as one of the lookup', () => {
  expect(geocodingMessage({ reason: 'too-many-requests', message: 'Espera un momento.' })).toBe(
    'Error obteniendo latitud y longitud: Espera un momento.',
  );
});
