import { useSession } from '../../../app/session-store.ts';
import { useAddresses } from '../../../app/use-addresses.ts';
import { useCities } from '../../../app/use-cities.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { AddressCards, useChosenAddress } from './address-cards.tsx';
import type { CheckoutData } from './checkout.loader.ts';
import { FormSelect, FormText } from './form-field.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';

interface ShippingPanelProps {
  form: CheckoutFormState;
  data: CheckoutData;
  place: Place;
}

export function ShippingPanel({ form, data, place }: ShippingPanelProps) {
  const cities = useCities(form.values.departmentId);
  const { user } = useSession();
  const addresses = useAddresses(user?.userId);
  const { chosen, choose } = useChosenAddress(form, addresses);
  return (
    <Panel aria-labelledby="envio">
      <h2 id="envio" className="heading-3">
        Dirección de envío
      </h2>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        {addresses.length > 0 && <AddressCards {...{ addresses, chosen }} onChoose={choose} />}
        {!chosen && <AddressFields {...{ form, data, place, cities }} />}
        <div className="sm:col-span-2">
          <FormText
            form={form}
            field="deliveryNotes"
            label={<Optional>Indicaciones para quien entrega</Optional>}
            required={false}
            autoComplete="off"
            placeholder="Portería azul. Timbre 402."
            maxLength={200}
          />
        </div>
      </div>
    </Panel>
  );
}

interface AddressFieldsProps extends ShippingPanelProps {
  cities: ReturnType<typeof useCities>;
}

function AddressFields({ form, data, place, cities }: AddressFieldsProps) {
  return (
    <>
      <FormSelect
        form={form}
        field="departmentId"
        label="Departamento"
        placeholder="Selecciona un departamento"
        autoComplete="shipping address-level1"
        choices={data.departments}
      />
      <FormSelect
        form={form}
        field="cityId"
        label="Ciudad"
        autoComplete="shipping address-level2"
        placeholder={cities.step === 'loading' ? 'Cargando...' : 'Selecciona una ciudad'}
        choices={cities.choices}
        disabled={!form.values.departmentId || cities.step !== 'ready'}
        hint={cities.step === 'failed' && <CitiesFailed loadAgain={cities.loadAgain} />}
      />
      <div className="sm:col-span-2">
        <FormText
          form={form}
          field="address"
          label="Dirección"
          autoComplete="shipping street-address"
          maxLength={200}
          // The order does not need the point, so the message warns and does not stop.
          hint={place.message}
          suffix={<Icon name="map-pin" size={20} className={place.latitude === null ? '' : 'text-verde-6'} />}
        />
      </div>
      <FormText
        form={form}
        field="addressUnit"
        label={<Optional>Torre, apto u oficina</Optional>}
        required={false}
        autoComplete="shipping address-line2"
        maxLength={80}
      />
      <FormText
        form={form}
        field="neighbourhood"
        label={<Optional>Barrio</Optional>}
        required={false}
        autoComplete="shipping address-level3"
        maxLength={80}
      />
    </>
  );
}

function Optional({ children }: { children: string }) {
  return (
    <>
      {children} <span className="font-normal text-tinta-3">opcional</span>
    </>
  );
}

function CitiesFailed({ loadAgain }: { loadAgain: () => void }) {
  return (
    <span role="alert">
      No pudimos cargar las ciudades.{' '}
      <button type="button" onClick={loadAgain} className="-my-2 min-h-11 px-1 text-link">
        Reintentar
      </button>
    </span>
  );
}
