import type { EmulatedOrder, EmulatedReceiver, EmulatorError } from './emulated-order.ts';

/** Title and text of every refused split. */
export const SPLIT_REFUSAL = {
  title: 'Error validando datos',
  text: 'Verifica que los datos enviados seán existentes o correctos',
};

/** The provider's sum rules. Enrolled as receiver is whoever has a numeric id; an order without receivers is not split. */
export function splitErrors({ receivers, amountPesos }: EmulatedOrder): EmulatorError[] {
  if (receivers.length === 0) return [];
  const sum = receivers.reduce((total, { amount }) => total + amount, 0);
  const wrongSum =
    sum === amountPesos ? [] : [`La suma de los receivers (${sum}) no concuerda con el monto total.`];
  return [...receivers.flatMap(receiverErrors), ...wrongSum].map((errorMessage) => ({
    codError: 500,
    errorMessage,
  }));
}

function receiverErrors({ merchantId, amount, iva, baseIva, fee }: EmulatedReceiver): string[] {
  const isWhole = (value: number) => Number.isInteger(value) && value >= 0;
  const errors: string[] = [];
  if (!/^\d+$/.test(merchantId)) errors.push(`El receiver ${merchantId} no existe o no está habilitado.`);
  if (![amount, iva, baseIva, fee].every(isWhole) || amount === 0 || fee > amount)
    errors.push(`Los valores del receiver ${merchantId} no son correctos.`);
  if (iva > 0 && iva + baseIva !== amount)
    errors.push('La suma del iva y base iva no concuerda con el monto total por receiver.');
  return errors;
}
