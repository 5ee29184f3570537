import { callApi } from '../../../app/api-client.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { type CheckoutValues, plainPhone } from './checkout-form.ts';

/** Nothing said is a yes: the box is ticked at first. */
export function keepsAddress({ savesAddress }: CheckoutValues): boolean {
  return savesAddress !== 'false';
}

/** Adds what was typed to her list. The order stands whether that works or not. */
export async function keepTypedAddress(values: CheckoutValues): Promise<void> {
  const reply = await callApi('addAddress', {
    body: {
      name: values.addressName.trim(),
      cityId: values.cityId,
      address: values.address.trim(),
      unit: values.addressUnit.trim(),
      neighbourhood: values.neighbourhood.trim(),
      deliveryNotes: values.deliveryNotes.trim(),
      receiver: values.receiver.trim(),
      phone: plainPhone(values.receiverPhone),
    },
  });
  if (!reply.ok)
    showToast({ kind: 'error', text: 'Tu pedido quedó listo, pero no pudimos guardar la dirección.' });
}
