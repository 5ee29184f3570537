import type { Pesos } from './money.ts';

/** What the business may decide about money; stored under the setting 'money-rules', these where it says nothing. */
export interface MoneyRules {
  /** Stock of an order that waits for an online payment is reserved this long; longer once PSE or cash is pending. */
  cardReservationMinutes: number;
  slowReservationHours: number;
  /** An unpaid order may be paid again this long after it was placed, while stock lasts. */
  retryHours: number;
  /** Ley 1480, art. 47: business days from delivery in which the buyer may withdraw; until then the money is held. */
  withdrawalBusinessDays: number;
  /** Held days of a package whose goods are all excepted from withdrawal (perishable, personal use). */
  exemptHoldBusinessDays: number;
  /** Calendar days in which a buyer may say that what its shop reported as delivered has not come; then it counts. */
  deliveryObjectionDays: number;
  minimumPayout: Pesos;
  /** Ley 1480, art. 47 with Ley 2439: calendar days in which a refund is paid. */
  refundCalendarDays: number;
  /** What one phone, document, e-mail or address may keep reserved by orders that wait for an online payment. */
  unpaidOrders: {
    maximumOpenPerPhone: number;
    maximumOpenPerDocument: number;
    maximumOpenPerEmail: number;
    maximumOpenPerAddress: number;
    maximumUnits: number;
    /** Percent of each stock, and how many units in all may lie above it. */
    stockSharePercent: number;
    unitsBeyondShare: number;
    /** Reservations of repeated unpaid orders shrink down to this. */
    shortestReservationMinutes: number;
  };
  cashOnDelivery: {
    maximumTotal: Pesos;
    /** Orders that are not delivered yet. */
    maximumOpenPerPhone: number;
    maximumOpenPerDocument: number;
    maximumOpenPerAddress: number;
    /** Refusals at the door in 90 days after which only online payment is offered. */
    maximumRefusals: number;
    /** Percent of the package's shipping rate that the seller is charged for a refused package. */
    refusalFreightPercent: number;
    /** Days after which cash that a carrier holds counts as missing. */
    remittanceDays: number;
  };
}

export const DEFAULT_MONEY_RULES: MoneyRules = {
  cardReservationMinutes: 30,
  slowReservationHours: 72,
  retryHours: 24,
  withdrawalBusinessDays: 5,
  exemptHoldBusinessDays: 1,
  deliveryObjectionDays: 5,
  minimumPayout: 10_000,
  refundCalendarDays: 15,
  unpaidOrders: {
    maximumOpenPerPhone: 3,
    maximumOpenPerDocument: 3,
    maximumOpenPerEmail: 3,
    maximumOpenPerAddress: 5,
    maximumUnits: 200,
    stockSharePercent: 50,
    unitsBeyondShare: 10,
    shortestReservationMinutes: 5,
  },
  cashOnDelivery: {
    maximumTotal: 2_000_000,
    maximumOpenPerPhone: 3,
    maximumOpenPerDocument: 3,
    maximumOpenPerAddress: 5,
    maximumRefusals: 2,
    refusalFreightPercent: 100,
    remittanceDays: 8,
  },
};

/** The stored rules over the defaults; a stored value of another type than the default is ignored. */
export function mergeMoneyRules(stored: unknown): MoneyRules {
  const given = isRecord(stored) ? stored : {};
  return {
    ...overridden(DEFAULT_MONEY_RULES, given),
    unpaidOrders: overridden(DEFAULT_MONEY_RULES.unpaidOrders, given.unpaidOrders),
    cashOnDelivery: overridden(DEFAULT_MONEY_RULES.cashOnDelivery, given.cashOnDelivery),
  };
}

function overridden<Rules extends object>(defaults: Rules, stored: unknown): Rules {
  const given = isRecord(stored) ? stored : {};
  const valid = Object.entries(given).filter(
    ([name, value]) => Object.hasOwn(defaults, name) && Number.isSafeInteger(value) && Number(value) >= 0,
  );
  return { ...defaults, ...Object.fromEntries(valid) };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
