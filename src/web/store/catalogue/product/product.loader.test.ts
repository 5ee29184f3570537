import { expect, test } from 'vitest';
import { success } from '../../../../domain/result.ts';
import type { PageRequest } from '../../../app/page.ts';
import { productLoader } from './product.loader.ts';

const answers: Record<string, object> = {
  getProduct: {
    id: 64,
    name: 'Portátil Paramix',
    description: '',
    sellerId: 7,
    sellerName: 'Lumaki',
    sellerHoliday: null,
    sellerLevel: null,
    imageUrl: '/img/a-640.webp',
    images: [],
    attributes: [],
    variants: [],
    reviews: [],
    mainCategory: { id: 1, name: 'Tecnología' },
    subcategory: null,
    questionCount: 0,
  },
  listRelatedProducts: [],
  listPaymentMethods: [{ id: 3, name: 'Pago en casa', available: true, maximumTotal: 2_000_000 }],
};

test('a page of a product knows what may be paid at the door, and is made anew when that changes', async () => {
  const page = {
    url: new URL('https://plazuela.co/producto/64'),
    params: { productId: '64' },
    brand: { name: 'Plazuela' },
    call: async (name: string) => success(answers[name]),
  } as unknown as PageRequest;
  const { cashLimit, cacheTags } = await productLoader(page);
  expect(cashLimit).toBe(2_000_000);
  expect(cacheTags).toEqual(expect.arrayContaining(['product:64', 'seller:7', 'setting:money-rules']));
});
