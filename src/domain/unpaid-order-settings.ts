import { DEFAULT_MONEY_RULES } from './money-rules.ts';
import type { SettingField } from './setting-field.ts';

const unpaid = DEFAULT_MONEY_RULES.unpaidOrders;

/** Of the group 'money-rules'. */
export const UNPAID_ORDER_FIELDS = [
  {
    path: 'unpaidOrders.maximumOpenPerPhone',
    label: 'Pago en línea: pedidos sin pagar por teléfono',
    unit: 'pedidos',
    minimum: 1,
    maximum: 100_000,
    usual: unpaid.maximumOpenPerPhone,
  },
  {
    path: 'unpaidOrders.maximumOpenPerDocument',
    label: 'Pago en línea: pedidos sin pagar por documento',
    unit: 'pedidos',
    minimum: 1,
    maximum: 100_000,
    usual: unpaid.maximumOpenPerDocument,
  },
  {
    path: 'unpaidOrders.maximumOpenPerEmail',
    label: 'Pago en línea: pedidos sin pagar por correo',
    unit: 'pedidos',
    minimum: 1,
    maximum: 100_000,
    usual: unpaid.maximumOpenPerEmail,
  },
  {
    path: 'unpaidOrders.maximumOpenPerAddress',
    label: 'Pago en línea: pedidos sin pagar por dirección',
    unit: 'pedidos',
    minimum: 1,
    maximum: 100_000,
    usual: unpaid.maximumOpenPerAddress,
  },
  {
    path: 'unpaidOrders.maximumUnits',
    label: 'Pago en línea: unidades apartadas sin pagar por persona',
    unit: 'unidades',
    minimum: 1,
    maximum: 1_000_000,
    usual: unpaid.maximumUnits,
  },
  {
    path: 'unpaidOrders.stockSharePercent',
    label: 'Pago en línea: parte de las existencias que alguien aparta sin pagar',
    unit: '%',
    minimum: 0,
    maximum: 100,
    usual: unpaid.stockSharePercent,
  },
  {
    path: 'unpaidOrders.unitsBeyondShare',
    label: 'Pago en línea: unidades permitidas por encima de esa parte',
    unit: 'unidades',
    minimum: 0,
    maximum: 1_000_000,
    usual: unpaid.unitsBeyondShare,
    hint: 'Entre todos los productos de sus pedidos sin pagar: así se puede comprar la última unidad.',
  },
  {
    path: 'unpaidOrders.shortestReservationMinutes',
    label: 'Reserva más corta de quien repite pedidos sin pagar',
    unit: 'minutos',
    minimum: 1,
    maximum: 1_440,
    usual: unpaid.shortestReservationMinutes,
    hint: 'Los dos primeros intentos de un día tienen la reserva completa; cada uno de los siguientes, la mitad.',
  },
] as const satisfies readonly SettingField[];
