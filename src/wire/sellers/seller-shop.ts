import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formText, upload } from '../form-text.ts';
import { calendarDay, text } from '../scalars.ts';

const PICTURE_MAXIMUM_BYTES = 10 * 1024 * 1024;

const shopPageEntity = z.object({
  displayName: formText(80),
  description: text(600),
  logoUrl: z.nullable(text(200)),
  bannerUrl: z.nullable(text(200)),
  returnsPolicy: text(3_000),
  shippingPolicy: text(3_000),
  warrantyPolicy: text(3_000),
  openingHours: text(300),
  /** 1 Monday to 7 Sunday: when parcels are handed over. */
  dispatchWeekdays: z.array(z.int().check(z.minimum(1), z.maximum(7))).check(z.minLength(1), z.maxLength(7)),
  /** Minutes after midnight: what is ordered before counts for the day. */
  cutOffMinutes: z.int().check(z.minimum(0), z.maximum(1440)),
  /** Of the shop's days, from there until the parcel leaves. */
  handlingDays: z.int().check(z.minimum(0), z.maximum(10)),
  /** Whole days in Colombia, both included; null: open. */
  holiday: z.nullable(
    z.object({
      from: calendarDay,
      until: calendarDay,
      message: text(200),
    }),
  ),
});

export const sellerShopEndpoints = {
  saveShopPage: endpoint({
    method: 'PUT',
    path: '/vender/tienda',
    body: shopPageEntity,
    requestsPerMinute: 60,
    output: shopPageEntity,
  }),
  uploadShopPicture: endpoint({
    method: 'POST',
    path: '/vender/tienda/imagenes',
    bodyType: 'multipart',
    body: z.object({
      kind: z.enum(['banner', 'logo']),
      file: upload,
    }),
    file: { wireName: 'file', maximumBytes: PICTURE_MAXIMUM_BYTES },
    requestsPerMinute: 60,
    output: z.object({ url: z.string() }),
    successStatus: 201,
  }),
};

export type ShopPage = z.output<typeof shopPageEntity>;
