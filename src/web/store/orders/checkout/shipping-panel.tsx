import type { ReactNode } from 'react';
import { useCities } from '../../../app/use-cities.ts';
import type { Place } from '../../../app/use-geocoding.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { Spinner } from '../../../ui/waiting.tsx';
import { AddressCards } from './address-cards.tsx';
import type { CheckoutData } from './checkout.loader.ts';
import { longestNotes } from './checkout-form.ts';
import { FormSelect, FormText } from './form-field.tsx';
import { KeepAddress } from './keep-address.tsx';
import type { CheckoutFormState } from './use-checkout-form.ts';
import type { AddressChoice } from './use-chosen-address.ts';

interface ShippingPanelProps {
  form: CheckoutFormState;
  data: CheckoutData;
  place: Place;
  choice: AddressChoice;
}

export function ShippingPanel({ form, data, place, choice }: ShippingPanelProps) {
  const { addresses, chosen, maySave } = choice;
  return (
    <Panel aria-labelledby="envio">
      <h2 id="envio" className="heading-3">
        Dirección de envío
      </h2>
      {addresses === null ? (
        // As high as the fields, so that what stands below does not move.
        <Spinner className="min-h-[300px]" />
      ) : (
        <div className="mt-5 grid gap-5 sm:grid-cols-2">
          {addresses.length > 0 && <AddressCards {...choice} addresses={addresses} />}
          {!chosen && <AddressFields {...{ form, data, place }} />}
          {maySave && <ReceiverFields form={form} />}
          <div className="sm:col-span-2">
            <FormText
              form={form}
              field="deliveryNotes"
              label={<Optional>Indicaciones para quien entrega</Optional>}
              required={false}
              autoComplete="off"
              placeholder="Portería azul. Timbre 402."
              maxLength={longestNotes(form.values)}
            />
          </div>
          {maySave && <KeepAddress form={form} />}
        </div>
      )}
    </Panel>
  );
}

function AddressFields({ form, data, place }: Omit<ShippingPanelProps, 'choice'>) {
  const cities = useCities(form.values.departmentId);
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

/** Who opens the door, where that is not she who buys. */
function ReceiverFields({ form }: { form: CheckoutFormState }) {
  return (
    <>
      <FormText
        form={form}
        field="receiver"
        label={<Optional>Quién recibe</Optional>}
        required={false}
        autoComplete="shipping name"
        placeholder="Si no eres tú"
        maxLength={120}
      />
      <FormText
        form={form}
        field="receiverPhone"
        label={<Optional>Teléfono de quien recibe</Optional>}
        required={false}
        type="tel"
        inputMode="tel"
        prefix="+57"
        autoComplete="shipping tel-national"
        maxLength={20}
      />
    </>
  );
}

function Optional({ children }: { children: ReactNode }) {
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
