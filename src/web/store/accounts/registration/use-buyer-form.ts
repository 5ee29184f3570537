import { useNavigate } from 'react-router';
import { callApi } from '../../../app/api-client.ts';
import { resetDraft } from '../../../app/registration-draft.ts';
import { cityAlong } from '../../../app/use-cities.ts';
import { useForm } from '../../../app/use-form.ts';
import { type Place, useGeocoding } from '../../../app/use-geocoding.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useDelay } from '../auth/use-delay.ts';
import { type BuyerValues, buyerFields, buyerProblem } from './buyer-form.ts';
import { emptyForm, plainNumber, problemsOf } from './common-fields.ts';
import { stepPath } from './flows.ts';
import { forgetFormDraft, readFormDraft, writeFormDraft } from './form-draft.ts';

/** Spec 4. */
const DONE_MILLIS = 2000;

/** Spec 4: after success the draft is reset and the validation page follows. */
export function useBuyerForm(userId: number) {
  const navigate = useNavigate();
  const later = useDelay();
  const form = useForm({
    initial: () => ({ ...emptyForm(buyerFields), ...readFormDraft('buyer', buyerFields) }),
    check: (values) => problemsOf(buyerFields, (field) => buyerProblem(field, values)),
    along: cityAlong,
    keep: (values) => writeFormDraft('buyer', values),
    send: (values) => callApi('registerBuyer', { body: bodyOf(values, userId, place) }),
    onDone: async () => {
      showToast({ kind: 'success', text: 'Registro creado con éxito' });
      resetDraft('buyer');
      forgetFormDraft('buyer');
      await later(DONE_MILLIS);
      await navigate(stepPath('buyer', 'done'), { state: { isRegistered: true }, replace: true });
    },
  });
  const place: Place = useGeocoding(form.values.address, form.values.cityId);
  return { form, place };
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
