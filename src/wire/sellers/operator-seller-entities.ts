import * as z from 'zod/mini';

export const applicationItem = z.enum(['identity', 'nit', 'rut', 'address', 'payment', 'phone']);

export const applicationItemState = z.enum(['pending', 'accepted', 'rejected']);

export const applicationItemEntity = z.object({
  item: applicationItem,
  state: applicationItemState,
  /** Why it was rejected. */
  reason: z.string(),
  /** ISO; null: nobody looked at it. */
  decidedAt: z.nullable(z.string()),
  /** When the seller sent it again, ISO. */
  correctedAt: z.nullable(z.string()),
});

const moment = z.nullable(z.string());

export const operatorSellerListEntity = z.object({
  sellerId: z.number(),
  displayName: z.string(),
  nit: z.string(),
  email: z.string(),
  phone: z.string(),
  cityName: z.string(),
  status: z.number(),
  createdAt: z.string(),
  /** Since when the application waits, ISO; an application that waits for the seller has `correctionAskedAt` too. */
  queuedAt: z.string(),
  correctionAskedAt: moment,
  blockedAt: moment,
});

const historyEntryEntity = z.object({
  id: z.number(),
  happenedAt: z.string(),
  person: z.string(),
  action: z.string(),
  subject: z.string(),
  reason: z.string(),
  changes: z.array(
    z.object({
      name: z.string(),
      before: z.string(),
      after: z.string(),
    }),
  ),
});

export const noteEntity = z.object({
  id: z.number(),
  body: z.string(),
  author: z.string(),
  writtenAt: z.string(),
});

const operatorSellerEntity = z.object({
  sellerId: z.number(),
  accountId: z.nullable(z.number()),
  displayName: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  personType: z.string(),
  nit: z.string(),
  isNitRight: z.boolean(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  phone: z.string(),
  isPhoneVerified: z.boolean(),
  address: z.string(),
  cityId: z.string(),
  cityName: z.string(),
  departmentName: z.string(),
  paymentProviderId: z.string(),
  feePercent: z.number(),
  status: z.number(),
  createdAt: z.string(),
  queuedAt: z.string(),
  correctionAskedAt: moment,
  approvedAt: moment,
  blockedAt: moment,
  blockReason: z.string(),
  rut: z.nullable(
    z.object({
      byteCount: z.number(),
      uploadedAt: z.string(),
    }),
  ),
  items: z.array(applicationItemEntity),
  products: z.object({
    total: z.number(),
    shown: z.number(),
  }),
  orders: z.object({
    total: z.number(),
    open: z.number(),
    /** The oldest that are not finished, at most 20. */
    openNumbers: z.array(z.number()),
  }),
  /** Null: not for the role that asks. */
  money: z.nullable(
    z.object({
      pending: z.number(),
      held: z.number(),
      available: z.number(),
      heldByCase: z.number(),
      inPayout: z.number(),
      paid: z.number(),
      debt: z.number(),
    }),
  ),
  team: z.array(
    z.object({
      accountId: z.number(),
      name: z.string(),
      email: z.string(),
      role: z.enum(['owner', 'warehouse', 'service', 'accounting']),
    }),
  ),
  notes: z.array(noteEntity),
  history: z.array(historyEntryEntity),
});

export type OperatorSeller = z.output<typeof operatorSellerEntity>;
