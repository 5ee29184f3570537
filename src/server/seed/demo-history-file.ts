import type { CaseAction } from '../../domain/rights/case-flow.ts';
import type { CaseKind } from '../../domain/rights/case-kind.ts';
import type { DemoProduct } from './demo-products.ts';

/** What db/seed/demo/history.json holds: a month of two shops. */
export interface DemoHistory {
  people: Record<string, DemoPerson>;
  orders: DemoOrder[];
  questions: DemoQuestion[];
  cases: DemoCase[];
  /** Of the page of the shop 73. */
  shopTexts: Record<'openingHours' | 'returnsPolicy' | 'shippingPolicy' | 'warrantyPolicy', string>;
  /** What the shop 73 writes under a review, by the review's text. */
  replies: Record<string, string>;
}

export interface DemoPerson {
  email: string;
  firstName: string;
  lastName: string;
  document: string;
  phone: string;
  address: string;
  cityId: string;
  /** She has an account besides the people that newcomers log in as. */
  hasAccount?: true;
}

export interface DemoMoment {
  /** A moment of a day in Colombia, or one counted back from the first start. */
  daysAgo?: number;
  hour?: number;
  hoursAgo?: number;
}

export interface DemoOrder extends DemoMoment {
  buyer: string;
  /** In cash: who collects it at the door. */
  pay: 'card' | 'pse' | 'carrier' | 'seller';
  /** Product, units, name of the chosen term. */
  lines: [productId: number, quantity: number, term?: string][];
  /** How far each shop's package has come. */
  until: Record<string, DemoStage>;
  /** A product that a shop could not send after all. */
  missing?: Record<string, number>;
}

export type DemoStage =
  | 'received'
  | 'accepted'
  | 'ready'
  | 'guide'
  | 'on-the-way'
  | 'incident'
  | 'delivered'
  | 'collected'
  | 'refused'
  | 'cancelled';

export interface DemoQuestion extends DemoMoment {
  asker: string;
  productId: number;
  text: string;
  answer?: string;
  /** Hours. */
  answeredAfter?: number;
}

/** What somebody with an account asks by her rights. */
export interface DemoCase extends DemoMoment {
  buyer: string;
  kind: CaseKind;
  /** One unit of the last time that she bought it; absent: about no order. */
  productId?: number;
  sellerId?: number;
  wanted?: 'refund' | 'replacement' | 'repair';
  story: string;
  moves: DemoCaseMove[];
}

export interface DemoCaseMove extends DemoMoment {
  /** 'bank': her money is sent; 'clock': the job of a morning. */
  by: 'buyer' | 'shop' | 'bank' | 'clock';
  action?: CaseAction;
  text?: string;
}

/** Something that happened in the demo's past. */
export interface DemoEvent {
  at: Date;
  run: (at: Date) => Promise<void>;
}

/** What the events share. */
export interface DemoWorld {
  products: Map<number, DemoProduct>;
  people: Record<string, DemoPerson>;
  /** Accounts by e-mail. */
  accountIds: Map<string, number>;
}

const HOUR_MILLIS = 3_600_000;

export function momentOf({ daysAgo, hour = 12, hoursAgo = 0 }: DemoMoment, start: Date): Date {
  if (daysAgo === undefined) return new Date(start.getTime() - hoursAgo * HOUR_MILLIS);
  // Colombia has no summer time: its day begins at five o'clock UTC.
  const local = new Date(start.getTime() - 5 * HOUR_MILLIS).toISOString().slice(0, 10);
  const midnight = Date.parse(`${local}T05:00:00Z`) - daysAgo * 24 * HOUR_MILLIS;
  return new Date(midnight + hour * HOUR_MILLIS);
}

export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + hours * HOUR_MILLIS);
}

/** The value of a step that cannot fail in a demo whose file is right. */
export function demoValue<Value>(
  result: { ok: true; value: Value } | { ok: false; reason: string },
  what: string,
): Value {
  if (result.ok) return result.value;
  throw new Error(`The demo cannot ${what}: ${result.reason}`);
}
