import { addDays } from '../../../domain/business-days.ts';
import type { DaySales } from './sales.repository.ts';

export interface ComparedDay {
  day: string;
  amount: number;
  /** As many days before as the period is long. */
  previousAmount: number;
}

/** The days of a period that ends with `today`, beside those of the period before. */
export function comparedDays(sales: readonly DaySales[], today: string, days: number): ComparedDay[] {
  const amounts = new Map(sales.map(({ day, amount }) => [day, amount]));
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(today, index + 1 - days);
    return {
      day,
      amount: amounts.get(day) ?? 0,
      previousAmount: amounts.get(addDays(day, -days)) ?? 0,
    };
  });
}

/** What was sold on the `days` days that end with `last`. */
export function totalOf(sales: readonly DaySales[], last: string, days: number) {
  const first = addDays(last, 1 - days);
  const inside = sales.filter(({ day }) => day >= first && day <= last);
  return {
    amount: inside.reduce((sum, { amount }) => sum + amount, 0),
    orders: inside.reduce((sum, { orders }) => sum + orders, 0),
  };
}

/** In whole pesos; zero without orders. */
export function averageOf({ amount, orders }: { amount: number; orders: number }): number {
  return orders > 0 ? Math.round(amount / orders) : 0;
}
