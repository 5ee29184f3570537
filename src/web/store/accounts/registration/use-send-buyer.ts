import { useState } from 'react';
import { useNavigate } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { resetDraft } from '../../../app/registration-draft.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import type { BuyerField, BuyerValues } from './buyer-form.ts';
import { plainNumber } from './common-fields.ts';
import { stepPath } from './flows.ts';
import { forgetFormDraft } from './form-draft.ts';
import type { FormState } from './use-form.ts';

/** Spec 4. */
const DONE_MILLIS = 2000;

/** Spec 4: after success the draft is reset and the validation page follows. */
export function useSendBuyer(form: FormState<BuyerField>, userId: number, place: Place) {
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const navigate = useNavigate();
  const later = useDelay();

  async function send() {
    if (sending) return;
    setProblem(null);
    if (!form.validate()) return;
    setSending(true);
    const reply = await callApi('registerBuyer', { body: bodyOf(form.values, userId, place) });
    if (!reply.ok) {
      setSending(false);
      setProblem(reply.message);
      return form.showErrors(reply.fields ?? {});
    }
    showToast({ kind: 'success', text: 'Registro creado con éxito' });
    resetDraft('buyer');
    forgetFormDraft('buyer');
    later(DONE_MILLIS, () => {
      void navigate(stepPath('buyer', 'done'), { state: { isRegistered: true }, replace: true });
    });
  }

  return { send, sending, problem };
}

function bodyOf(values: BuyerValues, userId: number, { latitude, longitude }: Place) {
  const { firstName, lastName, documentTypeId, personTypeId, cityId, address, password } = values;
  return {
    ...{ userId, firstName, lastName, documentTypeId, personTypeId, cityId, address, password },
    ...{ latitude, longitude },
    documentNumber: plainNumber(values.documentNumber),
    termsAccepted: values.termsAccepted !== '',
    marketingAccepted: values.marketingAccepted !== '',
  };
}
