import type { AccountKind, AccountStatus } from './account.ts';
import type { Coordinates } from './location.ts';

/**
 * Kept in the browser during registration. Spec emaVendedor or emaUsuario, celVendedor or celUsuario,
 * codUsuario (codVendedor), celVendedorDespuesSms or celUsuarioDespuesSms, indEstadoVend or indEstado.
 */
export type RegistrationDraft = {
  email: string | null;
  phone: string | null;
  userId: number | null;
  verifiedPhone: string | null;
  status: AccountStatus | null;
};

/** Spec 'User lookup response': codUsuario, indEstado, celUsuario, emaUsuario, tipUsuario. */
export type UserLookup = {
  userId: number;
  status: AccountStatus;
  phone: string | null;
  email: string;
  kind: AccountKind;
};

type RegistrationForm = {
  userId: number;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  cityId: string;
  address: string;
  coordinates: Coordinates | null;
  password: string;
};

/** Spec 'Buyer form': documentTypeId codTipContribuyente, documentNumber idCliente, password clave. */
export type BuyerForm = RegistrationForm & { firstName: string; lastName: string };

/** Spec 'Seller form': companyName razon, documentNumber nit, paymentProviderId idEpayco; rut is the PDF. */
export type SellerForm<File> = RegistrationForm & {
  companyName: string | null;
  firstName: string | null;
  lastName: string | null;
  paymentProviderId: string;
  rut: File;
};
