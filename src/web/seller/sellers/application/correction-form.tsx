import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { COMPANY_PERSON_TYPE_ID } from '../../../../domain/account.ts';
import { rutFileMessage } from '../../../../domain/rut-file.ts';
import type { ApplicationItem } from '../../../../domain/seller-application.ts';
import { type ApiFailure, callApi } from '../../../app/api-client.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { AddressFields } from './address-fields.tsx';
import type { ApplicationData } from './application.loader.ts';
import { RutField } from './rut-field.tsx';

type Application = ApplicationData['application'];

/** The fields of one part as the registration asked for them, filled with what was sent. */
export function CorrectionForm({
  item,
  application,
  departments,
}: Pick<ApplicationData, 'application' | 'departments'> & { item: ApplicationItem }) {
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState(() => formOf(application));
  const [rut, setRut] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [sending, setSending] = useState(false);
  const set = (changes: Partial<typeof form>) => setForm({ ...form, ...changes });
  const error = (name: string) => refusal?.fields?.[name];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const rutProblem = item === 'rut' && rut ? rutFileMessage(rut) : null;
    if (rutProblem)
      return setRefusal({ ok: false, reason: 'invalid-input', message: '', fields: { rut: rutProblem } });
    setSending(true);
    const body = { ...form, ...(rut && { rut }) };
    const reply = await callApi('correctApplicationItem', { params: { item }, body });
    setSending(false);
    if (!reply.ok) return setRefusal(reply);
    showToast({ kind: 'success', text: 'Enviamos tu corrección.' });
    await revalidate();
  };
  const text = (name: TextName, label: string, maxLength: number) => (
    <TextField
      label={label}
      maxLength={maxLength}
      value={form[name]}
      error={error(name)}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
    />
  );
  const isCompany = application.personTypeId === COMPANY_PERSON_TYPE_ID;
  return (
    <form noValidate onSubmit={(event) => void save(event)} className="mt-4 grid gap-4">
      {item === 'identity' && isCompany && text('companyName', 'Razón social', 120)}
      {item === 'identity' && !isCompany && (
        <div className="grid gap-4 sm:grid-cols-2">
          {text('firstName', 'Nombre', 80)}
          {text('lastName', 'Apellido', 80)}
        </div>
      )}
      {item === 'nit' && text('nit', 'NIT con dígito de verificación, sin guion', 20)}
      {item === 'payment' && text('paymentProviderId', 'ID de ePayco', 40)}
      {item === 'phone' && text('phone', 'Teléfono (10 dígitos)', 20)}
      {item === 'address' && (
        <AddressFields
          form={form}
          initial={application}
          departments={departments}
          error={error}
          onChange={set}
        />
      )}
      {item === 'rut' && <RutField file={rut} error={error('rut')} onChange={setRut} />}
      <FormProblem text={refusal && !refusal.fields ? refusal.message : null} />
      <div>
        <Button type="submit" loading={sending} loadingLabel="Enviando...">
          Enviar corrección
        </Button>
      </div>
    </form>
  );
}

type TextName = 'companyName' | 'firstName' | 'lastName' | 'nit' | 'paymentProviderId' | 'phone';

function formOf(application: Application) {
  const { companyName, firstName, lastName, nit, cityId, address, paymentProviderId, phone } = application;
  return { companyName, firstName, lastName, nit, cityId, address, paymentProviderId, phone };
}
