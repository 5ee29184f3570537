import { useCities } from '../../../app/use-cities.ts';
import type { TextForm } from '../../../app/use-form.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { Icon } from '../../../ui/icon.tsx';
import { BoundSelect, BoundText } from './bound-fields.tsx';
import type { CommonField } from './common-fields.ts';

interface PlaceFieldsProps<Field extends string> {
  form: TextForm<Field | CommonField>;
  departments: readonly { id: string; name: string }[];
  place: Place;
}

/** Department, city (empty without a department) and address. */
export function PlaceFields<Field extends string>({ form, departments, place }: PlaceFieldsProps<Field>) {
  const cities = useCities(form.values.departmentId);
  return (
    <>
      <BoundSelect
        form={form}
        field="departmentId"
        label="Departamento"
        placeholder="Selecciona un departamento"
        choices={departments}
      />
      <BoundSelect
        form={form}
        field="cityId"
        label="Ciudad"
        placeholder={cities.step === 'loading' ? 'Cargando...' : 'Selecciona una ciudad'}
        choices={cities.choices}
        disabled={!form.values.departmentId || cities.step !== 'ready'}
        hint={
          cities.step === 'failed' && (
            <span role="alert">
              No pudimos cargar las ciudades.{' '}
              <button type="button" onClick={cities.loadAgain} className="text-link cursor-pointer py-1">
                Reintentar
              </button>
            </span>
          )
        }
      />
      <div className="sm:col-span-2">
        <BoundText
          form={form}
          field="address"
          label="Dirección"
          autoComplete="street-address"
          maxLength={200}
          // The account does not need the point, so the message warns and does not stop.
          hint={place.message}
          suffix={<Icon name="map-pin" className={place.latitude === null ? '' : 'text-verde-6'} />}
        />
      </div>
    </>
  );
}
