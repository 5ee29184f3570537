import type { Pesos } from './money.ts';
import { sumPesos } from './money.ts';

/** One part of a split payment: `total` goes to the receiver, who leaves `fee` of it to the marketplace. */
export interface SplitReceiver {
  /** The receiver's id at the provider (spec: idEpayco). */
  providerId: string;
  total: Pesos;
  fee: Pesos;
}

interface SplitPackage {
  paymentProviderId: string;
  shippingRate: Pesos;
  lines: readonly { unitPrice: Pesos; quantity: number; fee: Pesos }[];
}

/**
 * Spec 7: each seller gets the sum of its lines and leaves its fee; the marketplace's own share is the shipping, its
 * fee 0. The totals add up to the order's. Sellers under one provider id are one receiver; without shipping the
 * marketplace is none.
 */
export function splitReceivers(
  packages: readonly SplitPackage[],
  marketplaceProviderId: string,
): SplitReceiver[] {
  const receivers = new Map<string, SplitReceiver>();
  const add = (providerId: string, total: Pesos, fee: Pesos) => {
    const known = receivers.get(providerId) ?? { providerId, total: 0, fee: 0 };
    receivers.set(providerId, { providerId, total: known.total + total, fee: known.fee + fee });
  };
  for (const { paymentProviderId, lines } of packages)
    for (const { unitPrice, quantity, fee } of lines) add(paymentProviderId, unitPrice * quantity, fee);
  const shipping = sumPesos(packages.map(({ shippingRate }) => shippingRate));
  if (shipping > 0) add(marketplaceProviderId, shipping, 0);
  return [...receivers.values()];
}
