import type { addressEndpoints, NewAddress } from '../../../../wire/accounts/addresses.ts';
import type { Context } from '../../../context.ts';
import { forAccount } from '../../../guards/for-account.ts';
import type { Handlers } from '../../../http/handlers.ts';
import {
  addAddress,
  changeAddress,
  chooseDefaultAddress,
  deleteAddress,
  listOwnAddresses,
} from '../addresses/address.service.ts';

interface OfAddress {
  params: { addressId: number };
}

export function addressRoutes(context: Context): Handlers<keyof typeof addressEndpoints> {
  return {
    listAddresses: forAccount((_input: object, { id }) => listOwnAddresses(context, id)),
    addAddress: forAccount(({ body }: { body: NewAddress }, { id }) => addAddress(context, id, body)),
    changeAddress: forAccount(({ params, body }: OfAddress & { body: NewAddress }, { id: accountId }) =>
      changeAddress(context, { accountId, addressId: params.addressId }, body),
    ),
    deleteAddress: forAccount(({ params }: OfAddress, { id: accountId }) =>
      deleteAddress(context, { accountId, addressId: params.addressId }),
    ),
    chooseDefaultAddress: forAccount(({ params }: OfAddress, { id: accountId }) =>
      chooseDefaultAddress(context, { accountId, addressId: params.addressId }),
    ),
  };
}
