import { failure, type Result, success } from '../../../domain/result.ts';
import type { EmulatedOrder, EmulatedReceiver, EmulatorError } from './emulated-order.ts';
import { splitErrors } from './split-rules.ts';

type Row = Record<string, unknown>;

/** The parameters of checkout.js. A split in a shape that is not read is ignored without a word. */
export function readWindowData(data: unknown, isTest: boolean): Result<EmulatedOrder, 'refused'> {
  const row = rowOf(data);
  const isSplit = row.splitpayment === 'true' && Array.isArray(row.split_receivers);
  return checked(
    {
      invoice: text(row.invoice),
      amountPesos: Number(text(row.amount)),
      currency: text(row.currency).toUpperCase(),
      name: text(row.name),
      description: text(row.description),
      responseUrl: text(row.response),
      confirmationUrl: text(row.confirmation),
      confirmationMethod: text(row.methodconfirmation ?? row.method).toUpperCase() === 'GET' ? 'GET' : 'POST',
      isTest,
      receivers: isSplit ? (row.split_receivers as unknown[]).map(windowReceiver) : [],
      buyer: {
        name: text(row.name_billing),
        email: text(row.email_billing),
        address: text(row.address_billing),
        phone: text(row.mobilephone_billing),
        documentType: text(row.type_doc_billing).toUpperCase(),
        documentNumber: text(row.number_doc_billing),
      },
      extras: extrasOf(row),
    },
    row.split_rule === 'multiple' && !isSplit ? [error('split_receivers es obligatorio con split_rule')] : [],
  );
}

/** Body of POST /payment/session/create. */
export function readSessionBody(body: unknown): Result<EmulatedOrder, 'refused'> {
  const row = rowOf(body);
  const required = ['checkout_version', 'name', 'description', 'currency', 'amount', 'country', 'lang', 'ip'];
  const missing = [...required, 'test', 'response', 'confirmation'].filter((name) => text(row[name]) === '');
  const isIpv4 = /^\d{1,3}(\.\d{1,3}){3}$/.test(text(row.ip));
  const billing = rowOf(row.billing);
  const split = rowOf(row.splitPayment);
  const isSplit = split.type === 'amount' && Array.isArray(split.receivers);
  return checked(
    {
      invoice: text(row.invoice),
      amountPesos: Number(text(row.amount)),
      currency: text(row.currency).toUpperCase(),
      name: text(row.name),
      description: text(row.description),
      responseUrl: text(row.response),
      confirmationUrl: text(row.confirmation),
      confirmationMethod: row.method === 'GET' ? 'GET' : 'POST',
      isTest: row.test === true,
      receivers: isSplit ? (split.receivers as unknown[]).map(sessionReceiver) : [],
      buyer: {
        name: text(billing.name),
        email: text(billing.email),
        address: text(billing.address),
        phone: text(billing.mobilePhone),
        documentType: text(billing.typeDoc).toUpperCase(),
        documentNumber: text(billing.numberDoc),
      },
      extras: extrasOf(rowOf(row.extras)),
    },
    [
      ...missing.map((name) => error(`field ${name} is required`)),
      ...(missing.includes('ip') || isIpv4 ? [] : [error('field ip is invalid')]),
    ],
  );
}

/** What holds for every order, after what its checkout asks for. */
function checked(order: EmulatedOrder, errors: EmulatorError[]): Result<EmulatedOrder, 'refused'> {
  const all = [...errors];
  const complain = (message: string) => all.push(error(message));
  if (errors.length === 0) {
    if (!order.invoice) complain('field invoice is required');
    if (!Number.isInteger(order.amountPesos) || order.amountPesos <= 0) complain('field amount is invalid');
    if (!['COP', 'USD'].includes(order.currency)) complain('field currency is invalid');
    for (const name of ['responseUrl', 'confirmationUrl'] as const)
      if (!URL.canParse(order[name])) complain(`field ${name.replace('Url', '')} is invalid`);
  }
  all.push(...splitErrors(order));
  return all.length === 0 ? success(order) : failure('refused', { details: all });
}

function windowReceiver(value: unknown): EmulatedReceiver {
  const row = rowOf(value);
  const { id, total, iva, base_iva, fee } = row;
  return receiver(id, total, iva, base_iva, fee);
}

function sessionReceiver(value: unknown): EmulatedReceiver {
  const { merchantId, amount, tax, taxBase, fee } = rowOf(value);
  return receiver(merchantId, amount, tax, taxBase, fee);
}

function receiver(id: unknown, amount: unknown, iva: unknown, base: unknown, fee: unknown): EmulatedReceiver {
  const number = (value: unknown) => Number(text(value) || '0');
  return {
    merchantId: text(id),
    amount: number(amount),
    iva: number(iva),
    baseIva: number(base),
    fee: number(fee),
  };
}

function extrasOf(row: Row): Record<string, string> {
  const names = Array.from({ length: 10 }, (_, index) => `extra${index + 1}`);
  return Object.fromEntries(names.map((name) => [name, text(row[name])]));
}

function rowOf(value: unknown): Row {
  return typeof value === 'object' && value !== null ? (value as Row) : {};
}

function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function error(errorMessage: string): EmulatorError {
  return { codError: 500, errorMessage };
}
