import { CASH_ON_DELIVERY_FIELDS } from './cash-settings.ts';
import { DEFAULT_FULFILMENT_RULES } from './fulfilment-rules.ts';
import { DEFAULT_MONEY_RULES } from './money-rules.ts';
import type { SettingField } from './setting-field.ts';
import { UNPAID_ORDER_FIELDS } from './unpaid-order-settings.ts';

export type { SettingField };

interface SettingGroup {
  title: string;
  text: string;
  fields: readonly SettingField[];
}

const money = DEFAULT_MONEY_RULES;
const shops = DEFAULT_FULFILMENT_RULES;

/** By the key under which the group is stored. */
export const SETTING_GROUPS = {
  'money-rules': {
    title: 'Pagos, dinero y contraentrega',
    text: 'Rigen para los pedidos desde el momento en que cambian; lo que ya está en curso conserva sus plazos.',
    fields: [
      {
        path: 'cardReservationMinutes',
        label: 'Reserva mientras se paga con tarjeta',
        unit: 'minutos',
        minimum: 5,
        maximum: 1_440,
        usual: money.cardReservationMinutes,
      },
      {
        path: 'slowReservationHours',
        label: 'Reserva mientras confirma PSE o efectivo',
        unit: 'horas',
        minimum: 1,
        maximum: 240,
        usual: money.slowReservationHours,
      },
      {
        path: 'retryHours',
        label: 'Plazo para pagar de nuevo el mismo pedido',
        unit: 'horas',
        minimum: 1,
        maximum: 168,
        usual: money.retryHours,
      },
      {
        path: 'withdrawalBusinessDays',
        label: 'Retracto',
        unit: 'días hábiles',
        minimum: 5,
        maximum: 30,
        usual: money.withdrawalBusinessDays,
        hint: 'La ley pide al menos 5 (Ley 1480, art. 47). Hasta entonces el dinero queda retenido.',
      },
      {
        path: 'exemptHoldBusinessDays',
        label: 'Retención de lo exceptuado del retracto',
        unit: 'días hábiles',
        minimum: 0,
        maximum: 30,
        usual: money.exemptHoldBusinessDays,
      },
      {
        path: 'deliveryObjectionDays',
        label: 'Para que el comprador diga que no le llegó',
        unit: 'días',
        minimum: 1,
        maximum: 30,
        usual: money.deliveryObjectionDays,
        hint: 'Si solo la tienda dice que entregó, los plazos del dinero empiezan cuando terminan estos días.',
      },
      {
        path: 'minimumPayout',
        label: 'Giro mínimo a un vendedor',
        unit: 'pesos',
        minimum: 0,
        maximum: 10_000_000,
        usual: money.minimumPayout,
      },
      {
        path: 'refundCalendarDays',
        label: 'Plazo para pagar un reembolso',
        unit: 'días',
        minimum: 1,
        maximum: 15,
        usual: money.refundCalendarDays,
        hint: 'La ley da 15 días calendario (Ley 2439 de 2024).',
      },
      ...UNPAID_ORDER_FIELDS,
      ...CASH_ON_DELIVERY_FIELDS,
    ],
  },
  'seller-fee-percent': {
    title: 'Comisión de los vendedores nuevos',
    text: 'Con ella empieza cada tienda. Las comisiones por tienda y categoría, con sus fechas, están en Dinero.',
    fields: [
      {
        path: 'percent',
        label: 'Comisión sobre cada venta',
        unit: '%',
        minimum: 0,
        maximum: 100,
        usual: 10,
        decimals: 2,
      },
    ],
  },
  'fulfilment-rules': {
    title: 'Plazos de las tiendas',
    text: 'Con ellos se calculan los vencimientos que ve cada tienda. El día de despacho lo dice la promesa que se le hizo al comprador; el plazo de aquí vale para los paquetes sin promesa.',
    fields: [
      {
        path: 'acceptHours',
        label: 'Para aceptar un pedido',
        unit: 'horas',
        minimum: 1,
        maximum: 720,
        usual: shops.acceptHours,
      },
      {
        path: 'dispatchBusinessDays',
        label: 'Para despachar después de aceptar',
        unit: 'días hábiles',
        minimum: 1,
        maximum: 30,
        usual: shops.dispatchBusinessDays,
      },
      {
        path: 'cashReminderHour',
        label: 'Recordar la noche anterior el efectivo de una entrega',
        unit: 'horas',
        minimum: 12,
        maximum: 21,
        usual: shops.cashReminderHour,
        hint: 'Hora de Colombia, de 12 a 21.',
      },
      {
        path: 'cashReminderSms',
        label: 'SMS con cada recordatorio, además del correo',
        unit: 'SMS',
        minimum: 0,
        maximum: 1,
        usual: shops.cashReminderSms,
        hint: 'Con 0 va solo el correo. Con 1 va además un SMS al celular del pedido, que cobra tu proveedor de mensajes.',
      },
      {
        path: 'freightBackBusinessDays',
        label: 'Devolver el envío de un paquete que llega tarde',
        unit: 'días hábiles',
        minimum: 0,
        maximum: 30,
        usual: shops.freightBackBusinessDays,
        hint: 'Después del último día prometido. Con 0 no se devuelve.',
      },
      {
        path: 'freightBackShopPercent',
        label: 'Del envío devuelto, lo que paga la tienda que despachó tarde',
        unit: '%',
        minimum: 0,
        maximum: 100,
        usual: shops.freightBackShopPercent,
        hint: 'Lo demás, y los retrasos de la transportadora, los paga la plataforma.',
      },
    ],
  },
  'catalogue-rules': {
    title: 'Datos de los productos',
    text: 'Lo que una categoría empieza a exigir se pide de inmediato a los productos nuevos.',
    fields: [
      {
        path: 'factTermDays',
        label: 'Plazo de los productos que ya estaban a la venta',
        unit: 'días',
        minimum: 0,
        maximum: 365,
        usual: 60,
        hint: 'Al final se pausan los que siguen sin decirlo. Su tienda lo sabe una semana antes.',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;

export type SettingGroupKey = keyof typeof SETTING_GROUPS;

export const SETTING_GROUP_KEYS = Object.keys(SETTING_GROUPS) as SettingGroupKey[];

/** Path and value of each field, as stored or as usual. */
export function settingValues(key: SettingGroupKey, stored: unknown): Record<string, number> {
  const fields: readonly SettingField[] = SETTING_GROUPS[key].fields;
  return Object.fromEntries(
    fields.map((field) => {
      const value = valueAt(stored, field.path);
      return [field.path, isAllowed(field, value) ? value : field.usual];
    }),
  );
}

/** What is wrong with each given value, by path; {} when all may be stored. */
export function settingProblems(
  key: SettingGroupKey,
  values: Readonly<Record<string, number>>,
): Record<string, string> {
  const fields: readonly SettingField[] = SETTING_GROUPS[key].fields;
  return Object.fromEntries(
    fields
      .filter((field) => !isAllowed(field, values[field.path]))
      .map(({ path, minimum, maximum, decimals }) => [
        path,
        `Escribe un número ${decimals ? '' : 'entero '}entre ${minimum.toLocaleString('es-CO')} y ${maximum.toLocaleString('es-CO')}.`,
      ]),
  );
}

/** The value to store: nested by the paths. Unknown paths are left out. */
export function settingToStore(
  key: SettingGroupKey,
  values: Readonly<Record<string, number>>,
): Record<string, unknown> {
  const stored: Record<string, unknown> = {};
  for (const { path } of SETTING_GROUPS[key].fields) {
    const [first = '', second] = path.split('.');
    if (second === undefined) stored[first] = values[path];
    else stored[first] = { ...(stored[first] as object | undefined), [second]: values[path] };
  }
  return stored;
}

function valueAt(stored: unknown, path: string): unknown {
  let value = stored;
  for (const name of path.split('.'))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return value;
}

function isAllowed({ minimum, maximum, decimals = 0 }: SettingField, value: unknown): value is number {
  if (typeof value !== 'number' || !(value >= minimum && value <= maximum)) return false;
  return Number(value.toFixed(decimals)) === value;
}
