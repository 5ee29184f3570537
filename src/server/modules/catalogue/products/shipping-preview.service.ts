import { packageRate, type ShippingItem } from '../../../../domain/shipping-rate.ts';
import type { Context } from '../../../context.ts';
import { getRateCard } from '../../shipping/rate-card.service.ts';
import { findOrigin, listCitiesById } from './seller-origin.repository.ts';

/** Bogotá, Medellín and San Andrés: the capital, another large city and the island tariff. */
const CITY_IDS = ['11001', '05001', '88001'];

export interface PreviewRate {
  cityName: string;
  rate: number;
  billableKilograms: number;
  minimumDays: number;
  maximumDays: number;
  isDeliverable: boolean;
}

/** What sending one unit from the shop would cost, by the tariff that orders pay. */
export async function previewShipping(
  context: Pick<Context, 'write' | 'now'>,
  sellerId: number,
  { price, ...parcel }: Omit<ShippingItem, 'productId' | 'quantity' | 'unitPrice'> & { price: number },
): Promise<PreviewRate[]> {
  const origin = await findOrigin(context.write, sellerId);
  if (!origin) throw new Error(`Seller ${sellerId} has no city`);
  const [card, cities] = await Promise.all([getRateCard(context), listCitiesById(context.write, CITY_IDS)]);
  const item = { ...parcel, productId: 0, quantity: 1, unitPrice: price };
  return cities.map((destination) => {
    const rate = packageRate({ origin, destination, items: [item] }, card);
    return {
      cityName: destination.name,
      rate: rate.rate,
      billableKilograms: rate.billableKilograms,
      minimumDays: rate.minimumDays,
      maximumDays: rate.maximumDays,
      isDeliverable: rate.notDeliverable.length === 0,
    };
  });
}
