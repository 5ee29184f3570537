import { useEffect, useRef, useState } from 'react';
import { MAXIMUM_ADDRESSES } from '../../../../domain/address-book.ts';
import { useSession } from '../../../app/session-store.ts';
import { type SavedAddress, useAddresses } from '../../../app/use-addresses.ts';
import { type AddressField, addressFields, type CheckoutValues, emptyCheckout } from './checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressValues = Pick<CheckoutValues, AddressField>;

export interface AddressChoice {
  /** Null: on their way, and nothing can be typed that they would replace. */
  addresses: readonly SavedAddress[] | null;
  /** Which of them the form holds; null: another one is typed. */
  chosen: SavedAddress | null;
  choose: (saved: SavedAddress | null) => void;
  /** Whether what is typed can be added to her list. */
  maySave: boolean;
}

/** Where the order goes: one of her addresses, or another one. */
export function useChosenAddress(form: CheckoutFormState): AddressChoice {
  const { user } = useSession();
  const addresses = useAddresses(user?.userId);
  const [isOther, setOther] = useState(false);
  const typed = useRef(partsOf(emptyCheckout));
  const { values, set } = form;
  const chosen = isOther ? null : (addresses?.find((saved) => isShown(saved, values)) ?? null);
  const first = addresses?.[0];
  // The form begins with the account's address, which the list knows better, or with a city alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list is there
  useEffect(() => {
    const known = values.address ? first : addresses?.find(({ cityId }) => cityId === values.cityId);
    const isKnown = known && (!values.address || isShown(known, values));
    if (isKnown && !values.addressUnit && !values.deliveryNotes) set(valuesOf(known));
  }, [first]);
  const choose = (saved: SavedAddress | null) => {
    if (!chosen) typed.current = partsOf(values);
    setOther(saved === null);
    set(saved ? valuesOf(saved) : typed.current);
  };
  const isRoom = addresses !== null && addresses.length < MAXIMUM_ADDRESSES;
  return { addresses, chosen, choose, maySave: user !== null && chosen === null && isRoom };
}

function partsOf(values: CheckoutValues): AddressValues {
  return Object.fromEntries(addressFields.map((field) => [field, values[field]])) as AddressValues;
}

function valuesOf(saved: SavedAddress): AddressValues {
  return {
    // DIVIPOLA: a municipality's code begins with its department's.
    departmentId: saved.cityId.slice(0, 2),
    cityId: saved.cityId,
    address: saved.address,
    addressUnit: saved.unit,
    neighbourhood: saved.neighbourhood,
    receiver: saved.receiver,
    receiverPhone: saved.phone,
    deliveryNotes: saved.deliveryNotes,
  };
}

function isShown({ cityId, address, unit }: SavedAddress, values: CheckoutValues): boolean {
  const isSameUnit = !values.addressUnit || values.addressUnit === unit;
  return cityId === values.cityId && address === values.address && isSameUnit;
}
