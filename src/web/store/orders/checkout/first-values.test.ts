import { expect, test } from 'vitest';
import { firstValues } from './first-values.ts';

const person = { firstName: 'Ana', phone: '3104567821', email: 'ana@plazuela.test', documentNumber: '1020' };
const cali = {
  ...person,
  departmentId: '76',
  cityId: '76001',
  address: 'Calle 5 # 6-7',
  neighbourhood: 'Granada',
};
const account = { ...person, departmentId: '11', cityId: '11001', address: 'Carrera 15 # 88-21' };
const medellin = { cityId: '05001', cityName: 'Medellín', isAssumed: false, isOfAccount: false };
const bogota = { cityId: '11001', cityName: 'Bogotá', isAssumed: false, isOfAccount: true };
const begin = (known: Partial<Parameters<typeof firstValues>[0]>) =>
  firstValues({ account: {}, draft: {}, draftPlace: null, place: medellin, ...known });
const inMedellin = { departmentId: '05', cityId: '05001', address: '', neighbourhood: '' };

test('a place chosen after the draft begins without the draft’s address, with the person as she is', () => {
  expect(begin({ draft: cali })).toMatchObject({ ...person, ...inMedellin });
  expect(begin({ draft: cali, draftPlace: '11001' })).toMatchObject({ ...person, ...inMedellin });
  const kept = { ...cali, addressName: 'Casa', savesAddress: 'true' };
  expect(begin({ draft: kept })).toMatchObject({ addressName: '', savesAddress: '' });
});

test('a draft of the same city, or typed after the place was chosen, stays whole', () => {
  expect(begin({ draft: cali, draftPlace: '05001' })).toMatchObject(cali);
  expect(begin({ draft: cali, place: { ...medellin, cityId: '76001' } })).toMatchObject(cali);
});

test('a place chosen by hand goes before the account’s address, the account’s own place does not before a draft', () => {
  expect(begin({ account })).toMatchObject({ ...person, ...inMedellin });
  expect(begin({ account, place: bogota })).toMatchObject(account);
  expect(begin({ account, draft: cali, place: bogota })).toMatchObject(cali);
});

test('without a city it is the place’s, and an assumed one is asked for', () => {
  const { cityId: _, departmentId: __, ...street } = cali;
  expect(begin({ draft: street })).toMatchObject({ ...street, departmentId: '05', cityId: '05001' });
  expect(begin({ place: { ...bogota, isAssumed: true, isOfAccount: false } }).cityId).toBe('');
  expect(begin({ draft: cali, place: { ...medellin, isAssumed: true } })).toMatchObject(cali);
});
