import { DEFAULT_MONEY_RULES } from './money-rules.ts';
import type { SettingField } from './setting-field.ts';

const cash = DEFAULT_MONEY_RULES.cashOnDelivery;

/** Of the group 'money-rules': what may be paid at the door. */
export const CASH_ON_DELIVERY_FIELDS: readonly SettingField[] = [
  {
    path: 'cashOnDelivery.maximumTotal',
    label: 'Contraentrega: total máximo de un pedido',
    unit: 'pesos',
    minimum: 0,
    maximum: 2_000_000_000,
    usual: cash.maximumTotal,
  },
  {
    path: 'cashOnDelivery.maximumOpenPerPhone',
    label: 'Contraentrega: pedidos abiertos por teléfono',
    unit: 'pedidos',
    minimum: 0,
    maximum: 100_000,
    usual: cash.maximumOpenPerPhone,
  },
  {
    path: 'cashOnDelivery.maximumOpenPerDocument',
    label: 'Contraentrega: pedidos abiertos por documento',
    unit: 'pedidos',
    minimum: 0,
    maximum: 100_000,
    usual: cash.maximumOpenPerDocument,
  },
  {
    path: 'cashOnDelivery.maximumOpenPerAddress',
    label: 'Contraentrega: pedidos abiertos por dirección',
    unit: 'pedidos',
    minimum: 0,
    maximum: 100_000,
    usual: cash.maximumOpenPerAddress,
  },
  {
    path: 'cashOnDelivery.maximumRefusals',
    label: 'Rechazos en 90 días que cierran la contraentrega',
    unit: 'veces',
    minimum: 1,
    maximum: 100,
    usual: cash.maximumRefusals,
  },
  {
    path: 'cashOnDelivery.refusalFreightPercent',
    label: 'Flete de un rechazo a cargo del vendedor',
    unit: '%',
    minimum: 0,
    maximum: 100,
    usual: cash.refusalFreightPercent,
  },
  {
    path: 'cashOnDelivery.remittanceDays',
    label: 'Días en que la transportadora entrega el recaudo',
    unit: 'días',
    minimum: 1,
    maximum: 90,
    usual: cash.remittanceDays,
  },
];
