import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { type ApiReply, callApi } from '../../../app/api-client.ts';
import { changeDraft } from '../../../app/registration-draft.ts';
import { cityAlong } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { type Place, useGeocoding } from '../../../app/use-geocoding.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { emptyForm, plainNumber, problemsOf } from './common-fields.ts';
import { stepPath } from './flows.ts';
import { forgetFormDraft, readFormDraft, writeFormDraft } from './form-draft.ts';
import { isCompany, type SellerValues, sellerFields, sellerProblem } from './seller-form.ts';

/** Spec 4. */
const DONE_MILLIS = 1000;

/** Spec 4: after success the seller's status is 1 and the validation page follows. */
export function useSellerForm(userId: number, paysOnline: boolean) {
  const [rut, setRut] = useState<File | null>(null);
  const navigate = useNavigate();
  const later = useDelay();
  const form = useForm({
    initial: () => ({ ...emptyForm(sellerFields), ...readFormDraft('seller', sellerFields) }),
    check: (values) => problemsOf(sellerFields, (field) => sellerProblem(field, values, { rut, paysOnline })),
    along: cityAlong,
    keep: (values) => writeFormDraft('seller', values),
    send: async (values) =>
      inOurWords(await callApi('registerSeller', { body: bodyOf(values, userId, rut as File, place) })),
    onDone: async () => {
      showToast({ kind: 'success', text: 'Registro creado con éxito' });
      changeDraft('seller', { status: ACCOUNT_STATUS.awaitingApproval });
      forgetFormDraft('seller');
      await later(DONE_MILLIS);
      await navigate(stepPath('seller', 'done'), { replace: true });
    },
  });
  const place: Place = useGeocoding(form.values.address, form.values.cityId);
  return { form, place, setRut };
}

function inOurWords<Value>(reply: ApiReply<Value>): ApiReply<Value> {
  if (reply.ok || ownWords.includes(reply.reason)) return reply;
  if (reply.reason === 'nit-taken') return { ...reply, message: '', fields: { nit: reply.message } };
  return { ...reply, message: 'Comuniquese con el Administrador de la Web' };
}

/** Reasons of ours that tell what to do; all others are spec 8's 'Seller registration other'. */
const ownWords: readonly string[] = [
  'invalid-input',
  'registration-not-found',
  'phone-not-verified',
  'too-many-requests',
  'too-many-registrations',
  'network',
];

function bodyOf(values: SellerValues, userId: number, rut: File, place: Place) {
  const { documentTypeId, paymentProviderId, personTypeId, cityId, address, password } = values;
  return {
    ...{ userId, documentTypeId, paymentProviderId, personTypeId, cityId, address, password, rut },
    // Spec 3: the company's name only for companies, the person's otherwise.
    companyName: isCompany(values) ? values.companyName : '',
    firstName: isCompany(values) ? '' : values.firstName,
    lastName: isCompany(values) ? '' : values.lastName,
    nit: plainNumber(values.nit),
    latitude: place.latitude,
    longitude: place.longitude,
    termsAccepted: values.termsAccepted !== '',
    marketingAccepted: values.marketingAccepted !== '',
  };
}
