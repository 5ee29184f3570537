/** Environment of a demo without its month of orders: that takes ten times as long to fill, and no judgement needs it. */
export const withoutOrders = { PAYMENTS: 'none' };
