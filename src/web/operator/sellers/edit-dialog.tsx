import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { keepDigits } from '../../../domain/phone.ts';
import { REQUIRED_MESSAGE } from '../../../domain/validation.ts';
import type { OperatorSeller } from '../../../wire/sellers/operator-seller-entities.ts';
import { callApi } from '../../app/api-client.ts';
import { useCities } from '../../app/use-cities.ts';
import { type TextForm, useForm } from '../../app/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
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
  const form = useForm({
    initial: {
      displayName: seller.displayName,
      email: seller.email,
      phone: seller.phone,
      address: seller.address,
      cityId: seller.cityId,
      paymentProviderId: seller.paymentProviderId,
      reason: '',
    },
    check: ({ reason }) => (reason.trim().length < 3 ? { reason: REQUIRED_MESSAGE } : {}),
    send: (values) =>
      callApi('editOperatorSeller', {
        params: { sellerId: seller.sellerId },
        body: { ...values, phone: keepDigits(values.phone) },
      }),
    onDone: async () => {
      await revalidate();
      onClose();
      return 'Guardamos los datos.';
    },
  });
  return (
    <Dialog open onClose={onClose} title="Corregir datos">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Nombre de la tienda"
          className="sm:col-span-2"
          maxLength={80}
          {...form.bind('displayName')}
        />
        <TextField
          label="Correo de contacto"
          hint="No cambia el correo con el que entra."
          type="email"
          maxLength={254}
          {...form.bind('email')}
        />
        <TextField label="Teléfono" type="tel" maxLength={20} {...form.bind('phone')} />
        <PlaceFields seller={seller} departments={departments} form={form} />
        <TextField label="Dirección" maxLength={200} {...form.bind('address')} />
        {mayMoveMoney && (
          <TextField label="ID de ePayco" maxLength={40} {...form.bind('paymentProviderId')} />
        )}
        <TextField
          label="Motivo"
          className="sm:col-span-2"
          maxLength={500}
          required
          hint="Queda en el registro junto al cambio."
          {...form.bind('reason')}
        />
        <div className="grid gap-3 sm:col-span-2">
          <FormProblem text={form.lonelyProblem} />
          <Button type="submit" full loading={form.sending} loadingLabel="Guardando...">
            Guardar
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

interface PlaceFieldsProps extends Pick<EditDialogProps, 'seller' | 'departments'> {
  form: TextForm<'cityId'>;
}

/** Another department empties the city. */
function PlaceFields({ seller, departments, form }: PlaceFieldsProps) {
  const [departmentId, setDepartmentId] = useState(seller.cityId.slice(0, 2));
  const { choices } = useCities(departmentId);
  const { cityId } = form.values;
  return (
    <>
      <SelectField
        label="Departamento"
        value={departmentId}
        onChange={(event) => {
          setDepartmentId(event.currentTarget.value);
          form.change('cityId', '');
        }}
      >
        {departments.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label="Ciudad"
        name="cityId"
        value={cityId}
        error={form.errors.cityId}
        onChange={(event) => form.change('cityId', event.currentTarget.value)}
      >
        <option value="">Elige una ciudad</option>
        {choices.length === 0 && cityId && <option value={cityId}>{seller.cityName}</option>}
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    </>
  );
}
