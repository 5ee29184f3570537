import type { ComponentProps } from 'react';
import { useCities } from '../../../app/use-cities.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import { isCheckoutDocumentType } from '../../orders/checkout/checkout-form.ts';
import type { ProfileData } from './profile.loader.ts';
import type { ProfileTextField } from './profile-form.ts';
import type { ProfileForm } from './use-profile-form.ts';

interface ProfileFieldsProps {
  form: ProfileForm;
  data: ProfileData;
}

export function ProfileFields({ form, data }: ProfileFieldsProps) {
  const cities = useCities(form.values.departmentId);
  const citiesFailed = cities.step === 'failed' && (
    <span role="alert">
      No pudimos cargar las ciudades.{' '}
      <button type="button" onClick={cities.loadAgain} className="py-1 font-semibold text-verde-7 underline">
        Reintentar
      </button>
    </span>
  );
  return (
    <div className="mt-7 grid gap-5 sm:grid-cols-2">
      <ProfileText form={form} field="firstName" label="Nombre" autoComplete="given-name" maxLength={80} />
      <ProfileText form={form} field="lastName" label="Apellido" autoComplete="family-name" maxLength={80} />
      <ProfileText
        form={form}
        field="phone"
        label="Teléfono"
        type="tel"
        inputMode="numeric"
        prefix="+57"
        autoComplete="tel-national"
      />
      <ProfileText
        form={form}
        field="address"
        label="Dirección"
        autoComplete="street-address"
        maxLength={200}
        hint={form.place.message}
        suffix={
          <Icon name="map-pin" size={20} className={form.place.latitude === null ? '' : 'text-verde-6'} />
        }
      />
      <ProfileSelect form={form} field="departmentId" label="Departamento" choices={data.departments} />
      <ProfileSelect
        form={form}
        field="cityId"
        label="Ciudad"
        choices={cities.choices}
        disabled={!form.values.departmentId || cities.step !== 'ready'}
        hint={citiesFailed}
      />
      <ProfileSelect form={form} field="personTypeId" label="Tipo de persona" choices={data.personTypes} />
      <ProfileSelect
        form={form}
        field="documentTypeId"
        label="Tipo de identificación"
        choices={data.documentTypes.filter(({ id }) => isCheckoutDocumentType(id))}
      />
      <ProfileText form={form} field="documentNumber" label="Número de identificación" maxLength={30} />
    </div>
  );
}

interface BoundProps {
  form: ProfileForm;
  field: ProfileTextField;
  label: string;
}

function ProfileText({ form, field, ...input }: BoundProps & Omit<ComponentProps<typeof TextField>, 'form'>) {
  return (
    <TextField
      {...input}
      name={field}
      required
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      onBlur={({ relatedTarget }) => isSubmit(relatedTarget) || form.leave(field)}
    />
  );
}

interface ProfileSelectProps extends BoundProps {
  choices: readonly { id: string; name: string }[];
  disabled?: boolean;
  hint?: React.ReactNode;
}

function ProfileSelect({ form, field, choices, ...select }: ProfileSelectProps) {
  return (
    <SelectField
      {...select}
      name={field}
      required
      value={form.values[field]}
      error={form.errors[field]}
      onChange={(event) => form.change(field, event.currentTarget.value)}
      onBlur={({ relatedTarget }) => isSubmit(relatedTarget) || form.leave(field)}
    >
      <option value="">Selecciona</option>
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** A message that appears between press and release would move the button away from under the finger. */
function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit';
}
