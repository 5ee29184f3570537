import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ACCOUNT_STATUS } from '../../../../domain/account.ts';
import { type ApiFailure, callApi } from '../../../app/api-client.ts';
import { changeDraft } from '../../../app/registration-draft.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { plainNumber } from './common-fields.ts';
import { stepPath } from './flows.ts';
import { forgetFormDraft } from './form-draft.ts';
import { isCompany, type SellerField, type SellerValues } from './seller-form.ts';
import type { FormState } from './use-form.ts';

/** Spec 4. */
const DONE_MILLIS = 1000;

interface Papers {
  userId: number;
  place: Place;
  rut: File | null;
}

/** Spec 4: after success the seller's status is 1 and the validation page follows. */
export function useSendSeller(form: FormState<SellerField>, { userId, place, rut }: Papers) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const later = useDelay();

  async function send() {
    if (sending) return;
    setProblem(null);
    if (!form.validate() || !rut) return;
    setSending(true);
    const reply = await callApi('registerSeller', { body: bodyOf(form.values, { userId, place, rut }) });
    if (!reply.ok) {
      setSending(false);
      return showFailure(reply);
    }
    showToast({ kind: 'success', text: 'Registro creado con éxito' });
    changeDraft('seller', { status: ACCOUNT_STATUS.awaitingApproval });
    forgetFormDraft('seller');
    later(DONE_MILLIS, () => void navigate(stepPath('seller', 'done'), { replace: true }));
  }

  function showFailure(failed: ApiFailure) {
    if (failed.reason === 'nit-taken') return form.showErrors({ nit: failed.message });
    setProblem(
      ownWords.includes(failed.reason) ? failed.message : 'Comuniquese con el Administrador de la Web',
    );
    form.showErrors(failed.fields ?? {});
  }

  return { send, sending, problem };
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

function bodyOf(values: SellerValues, { userId, place, rut }: Papers & { rut: File }) {
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
