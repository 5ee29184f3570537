import { failure, type Result, success } from '../../../domain/result.ts';
import type { Instrument } from './emulate-payment.service.ts';
import {
  BANKS,
  CASH_NETWORKS,
  CASH_PENDING,
  franchiseOfCard,
  isCardNumber,
  maskCard,
  outcomeOfCard,
  PSE_PENDING,
} from './test-instruments.ts';

/** Of the checkout's forms, by their field names. */
export type PaymentForm = Readonly<Record<string, string>>;

export const METHODS = ['tarjeta', 'pse', 'efectivo'] as const;
export type PaymentMethodName = (typeof METHODS)[number];

/** `fields` has the message of each wrong field. */
export function readInstrument(form: PaymentForm, now: Date): Result<Instrument, 'invalid'> {
  if (form.metodo === 'pse') return readBank(form);
  return form.metodo === 'efectivo' ? readCash(form) : readCard(form, now);
}

function readCard(form: PaymentForm, now: Date): Result<Instrument, 'invalid'> {
  const number = (form.numero ?? '').replace(/[\s-]/g, '');
  const fields: Record<string, string> = {};
  if (!isCardNumber(number)) fields.numero = 'Revisa el número de la tarjeta.';
  if (!isFutureMonth(form.vencimiento ?? '', now)) fields.vencimiento = 'Escribe el mes y el año: MM/AA.';
  if (!/^\d{3,4}$/.test(form.cvv ?? '')) fields.cvv = 'Son 3 o 4 números.';
  if (!form.titular?.trim()) fields.titular = 'Escribe el nombre como está en la tarjeta.';
  if (Object.keys(fields).length > 0) return failure('invalid', { fields });
  const isAmex = franchiseOfCard(number) === 'AM';
  return success({
    franchise: franchiseOfCard(number),
    bankName: isAmex ? 'American Express' : 'Banco de pruebas',
    maskedCard: maskCard(number),
    outcome: outcomeOfCard(number),
  });
}

function readBank(form: PaymentForm): Result<Instrument, 'invalid'> {
  const bank = BANKS.find(({ code }) => code === form.banco);
  if (!bank) return failure('invalid', { fields: { banco: 'Elige tu banco.' } });
  return success({ franchise: 'PSE', bankName: bank.name, maskedCard: '', outcome: PSE_PENDING });
}

function readCash(form: PaymentForm): Result<Instrument, 'invalid'> {
  const network = CASH_NETWORKS.find(({ code }) => code === form.red);
  if (!network) return failure('invalid', { fields: { red: 'Elige dónde vas a pagar.' } });
  return success({ franchise: network.code, bankName: network.name, maskedCard: '', outcome: CASH_PENDING });
}

/** '07/29', the whole month counts. */
function isFutureMonth(text: string, now: Date): boolean {
  const match = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(text.trim());
  if (!match) return false;
  return Date.UTC(2000 + Number(match[2]), Number(match[1]), 1) > now.getTime();
}
