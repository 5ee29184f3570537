import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepDigits } from '../../../domain/phone.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { type ApiFailure, callApi } from '../../app/api-client.ts';
import { useCities } from '../../app/use-cities.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { SellerData } from './seller.loader.ts';

interface EditDialogProps {
  seller: OperatorSeller;
  departments: SellerData['departments'];
  mayMoveMoney: boolean;
  onClose: () => void;
}

/** What a business must be able to correct of a shop, with the reason for the log. */
export function EditDialog({ seller, departments, mayMoveMoney, onClose }: EditDialogProps) {
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState({
    displayName: seller.displayName,
    email: seller.email,
    phone: seller.phone,
    address: seller.address,
    cityId: seller.cityId,
    paymentProviderId: seller.paymentProviderId,
    reason: '',
  });
  const [departmentId, setDepartmentId] = useState(seller.cityId.slice(0, 2));
  const cities = useCities(departmentId);
  const [refusal, setRefusal] = useState<ApiFailure | null>(null);
  const [sending, setSending] = useState(false);
  const change = (name: keyof typeof form) => (event: { currentTarget: { value: string } }) =>
    setForm({ ...form, [name]: event.currentTarget.value });
  const error = (name: string) => refusal?.fields?.[name];
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (form.reason.trim().length < 3)
      return setRefusal({
        ok: false,
        reason: 'invalid-input',
        message: '',
        fields: { reason: REQUIRED_MESSAGE },
      });
    setSending(true);
    const body = { ...form, phone: keepDigits(form.phone) };
    const reply = await callApi('editOperatorSeller', { params: { sellerId: seller.sellerId }, body });
    setSending(false);
    if (!reply.ok) return setRefusal(reply);
    showToast({ kind: 'success', text: 'Guardamos los datos.' });
    await revalidate();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Corregir datos">
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nombre de la tienda"
          className="sm:col-span-2"
          maxLength={80}
          value={form.displayName}
          error={error('displayName')}
          onChange={change('displayName')}
        />
        <TextField
          label="Correo de contacto"
          hint="No cambia el correo con el que entra."
          type="email"
          maxLength={254}
          value={form.email}
          error={error('email')}
          onChange={change('email')}
        />
        <TextField
          label="Teléfono"
          type="tel"
          maxLength={20}
          value={form.phone}
          error={error('phone')}
          onChange={change('phone')}
        />
        <SelectField
          label="Departamento"
          value={departmentId}
          onChange={(event) => {
            setDepartmentId(event.currentTarget.value);
            setForm({ ...form, cityId: '' });
          }}
        >
          {departments.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label="Ciudad" value={form.cityId} error={error('cityId')} onChange={change('cityId')}>
          <option value="">Elige una ciudad</option>
          {cities.choices.length === 0 && form.cityId && (
            <option value={form.cityId}>{seller.cityName}</option>
          )}
          {cities.choices.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField
          label="Dirección"
          maxLength={200}
          value={form.address}
          error={error('address')}
          onChange={change('address')}
        />
        {mayMoveMoney && (
          <TextField
            label="ID de ePayco"
            maxLength={40}
            value={form.paymentProviderId}
            error={error('paymentProviderId')}
            onChange={change('paymentProviderId')}
          />
        )}
        <TextField
          label="Motivo"
          className="sm:col-span-2"
          maxLength={500}
          required
          hint="Queda en el registro junto al cambio."
          value={form.reason}
          error={error('reason')}
          onChange={change('reason')}
        />
        <div className="grid gap-3 sm:col-span-2">
          <FormProblem text={refusal && !refusal.fields ? refusal.message : null} />
          <Button type="submit" full loading={sending} loadingLabel="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
