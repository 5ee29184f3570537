import { useState } from 'react';
import type { FieldErrors } from '../../../app/refusal.ts';
import { useCities } from '../../../app/use-cities.ts';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { ApplicationData } from './application.loader.ts';

interface AddressFieldsProps {
  form: { cityId: string; address: string };
  initial: { departmentId: string };
  departments: ApplicationData['departments'];
  errors: FieldErrors;
  onChange: (changes: { cityId?: string; address?: string }) => void;
}

export function AddressFields({ form, initial, departments, errors, onChange }: AddressFieldsProps) {
  const [departmentId, setDepartmentId] = useState(initial.departmentId);
  const { choices } = useCities(departmentId);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label="Departamento"
        value={departmentId}
        onChange={(event) => {
          setDepartmentId(event.currentTarget.value);
          onChange({ cityId: '' });
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
        value={form.cityId}
        error={errors.cityId}
        onChange={(event) => onChange({ cityId: event.currentTarget.value })}
      >
        <option value="">Elige una ciudad</option>
        {choices.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Dirección"
        className="sm:col-span-2"
        maxLength={200}
        value={form.address}
        error={errors.address}
        onChange={(event) => onChange({ address: event.currentTarget.value })}
      />
    </div>
  );
}
