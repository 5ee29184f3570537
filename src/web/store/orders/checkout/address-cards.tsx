import { useEffect, useState } from 'react';
import { doorOf, type SavedAddress } from '../../../app/use-addresses.ts';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import type { CheckoutValues } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressValues = Pick<
  CheckoutValues,
  'departmentId' | 'cityId' | 'address' | 'addressUnit' | 'neighbourhood' | 'deliveryNotes'
>;

const NO_ADDRESS: AddressValues = {
  departmentId: '',
  cityId: '',
  address: '',
  addressUnit: '',
  neighbourhood: '',
  deliveryNotes: '',
};
const LONGEST_NOTES = 200;

/** A saved address as the order has it; who receives it is told to the courier. */
function valuesOf(saved: SavedAddress): AddressValues {
  const receiver = saved.receiver && `Recibe ${[saved.receiver, saved.phone].filter(Boolean).join(', ')}.`;
  return {
    // DIVIPOLA: a municipality's code begins with its department's.
    departmentId: saved.cityId.slice(0, 2),
    cityId: saved.cityId,
    address: saved.address,
    addressUnit: saved.unit,
    neighbourhood: saved.neighbourhood,
    deliveryNotes: [receiver, saved.deliveryNotes].filter(Boolean).join(' ').slice(0, LONGEST_NOTES),
  };
}

/** Which saved address the form holds; null: another one is typed. */
export function useChosenAddress(form: CheckoutFormState, addresses: readonly SavedAddress[]) {
  const [isOther, setOther] = useState(false);
  const { values, set } = form;
  const chosen = isOther ? null : (addresses.find((saved) => isShown(saved, values)) ?? null);
  const [first] = addresses;
  // The form begins with the account's address, which the list knows better.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    if (first && isShown(first, values) && !values.addressUnit && !values.deliveryNotes) set(valuesOf(first));
  }, [first]);
  const choose = (saved: SavedAddress | null) => {
    setOther(saved === null);
    set(saved ? valuesOf(saved) : NO_ADDRESS);
  };
  return { chosen, choose };
}

function isShown({ cityId, address, unit }: SavedAddress, values: CheckoutValues): boolean {
  const isSameUnit = !values.addressUnit || values.addressUnit === unit;
  return cityId === values.cityId && address === values.address && isSameUnit;
}

interface AddressCardsProps {
  addresses: readonly SavedAddress[];
  chosen: SavedAddress | null;
  onChoose: (saved: SavedAddress | null) => void;
}

/** Her addresses to choose from, and another one to type. */
export function AddressCards({ addresses, chosen, onChoose }: AddressCardsProps) {
  return (
    <div role="radiogroup" aria-label="Tus direcciones" className="grid gap-3 sm:col-span-2">
      {addresses.map((saved) => (
        <RadioCard
          key={saved.id}
          name="savedAddress"
          checked={saved.id === chosen?.id}
          onChange={() => onChoose(saved)}
          label={saved.name}
          description={
            <>
              {doorOf(saved)}
              <br />
              {[saved.neighbourhood, saved.cityName].filter(Boolean).join(' · ')}
            </>
          }
        />
      ))}
      <RadioCard
        name="savedAddress"
        checked={chosen === null}
        onChange={() => onChoose(null)}
        label="Otra dirección"
      />
    </div>
  );
}
