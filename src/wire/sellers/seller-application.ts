import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { formCode, formText, upload } from '../form-text.ts';
import { placeCode } from '../scalars.ts';
import { applicationItem, applicationItemEntity } from './operator-seller-entities.ts';

/** Between this and 1 MB the answer can still say how much the file weighs. */
const RUT_RECEIVED_BYTES = 6 * 1024 * 1024;

const applicationEntity = z.object({
  /** Spec 4: 1 waits for the provider, 2 is approved. */
  status: z.number(),
  /** Since when the provider waits for corrections; null: it does not. */
  correctionAskedAt: z.nullable(z.string()),
  items: z.array(applicationItemEntity),
  personTypeId: z.string(),
  companyName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  nit: z.string(),
  cityId: z.string(),
  departmentId: z.string(),
  address: z.string(),
  paymentProviderId: z.string(),
  phone: z.string(),
});

/** What a seller sees of her application, and corrects of it. */
export const sellerApplicationEndpoints = {
  correctApplicationItem: endpoint({
    method: 'POST',
    path: '/vender/solicitud/:item',
    params: z.object({ item: applicationItem }),
    bodyType: 'multipart',
    file: { wireName: 'rut', maximumBytes: RUT_RECEIVED_BYTES },
    /** Only what belongs to the part is read. */
    body: z.object({
      companyName: formText(120),
      firstName: formText(80),
      lastName: formText(80),
      nit: formCode(20),
      rut: z.optional(z.union([upload, z.literal('')])),
      cityId: z._default(placeCode(5, 0), ''),
      address: formText(200),
      paymentProviderId: formText(40),
      phone: formCode(20),
    }),
    requestsPerMinute: 30,
    output: applicationEntity,
  }),
};
