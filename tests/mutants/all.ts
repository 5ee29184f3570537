import { inTheBrowser } from './in-the-browser.ts';
import { moneyInTables } from './money-in-tables.ts';
import { moneyRules } from './money-rules.ts';
import type { Mutant } from './mutant.ts';
import { orders } from './orders.ts';
import { parcelsAndDays } from './parcels-and-days.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { rights } from './rights.ts';
import { shopping } from './shopping.ts';
import { webEdge } from './web-edge.ts';

export const mutants: readonly Mutant[] = [
  ...moneyRules,
  ...moneyInTables,
  ...orders,
  ...parcelsAndDays,
  ...payments,
  ...people,
  ...rights,
  ...webEdge,
  ...shopping,
  ...inTheBrowser,
];
