import { type FormEvent, useState } from 'react';
import { useGeocoding } from '../../../app/use-geocoding.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { readFormDraft, writeFormDraft } from './form-draft.ts';
import { PlaceFields } from './place-fields.tsx';
import type { FormData } from './registration.loader.ts';
import { SecurityFields } from './security-fields.tsx';
import { type SellerValues, sellerFields, sellerProblem } from './seller-form.ts';
import { SellerIdentityFields } from './seller-identity-fields.tsx';
import { StepFrame } from './step-frame.tsx';
import { useForm } from './use-form.ts';
import { useSendSeller } from './use-send-seller.ts';
import { useStepDraft } from './use-step-draft.ts';

export function Page({ data }: { data: FormData }) {
  const draft = useStepDraft(
    'seller',
    ({ userId, verifiedPhone }) => userId !== null && verifiedPhone !== null,
  );
  return (
    <StepFrame flow="seller" title="Completa el formulario" lead="Todos los campos son obligatorios.">
      {draft?.userId ? <SellerForm data={data} userId={draft.userId} /> : <Spinner />}
    </StepFrame>
  );
}

const empty = Object.fromEntries(sellerFields.map((field) => [field, ''])) as SellerValues;

function SellerForm({ data, userId }: { data: FormData; userId: number }) {
  const [initial] = useState(() => ({ ...empty, ...readFormDraft('seller', sellerFields) }));
  const [rut, setRut] = useState<File | null>(null);
  const form = useForm({
    fields: sellerFields,
    initial,
    problemOf: (field, values) => sellerProblem(field, values, { rut, paysOnline: data.paysOnline }),
    dependents: { departmentId: 'cityId' },
    onChange: (values) => writeFormDraft('seller', values),
  });
  const place = useGeocoding(form.values.address, form.values.cityId);
  const { send, sending, problem } = useSendSeller(form, { userId, place, rut });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  return (
    <form noValidate onSubmit={submit} className="grid gap-5 sm:grid-cols-2">
      <SellerIdentityFields form={form} data={data} onRutChange={setRut} />
      <PlaceFields form={form} departments={data.departments} place={place} />
      <SecurityFields form={form} />
      <div className="grid gap-5 sm:col-span-2">
        <FormProblem text={problem} />
        <Button type="submit" full loading={sending} loadingLabel="Enviando solicitud...">
          Enviar solicitud
        </Button>
      </div>
    </form>
  );
}
