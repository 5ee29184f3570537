import type { AccountKind, AccountStatus } from './account.ts';

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
