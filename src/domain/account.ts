import type { Coordinates } from './location.ts';

/** Spec 5: person type '3' is a company and gives a company name instead of first and last name. */
export const COMPANY_PERSON_TYPE_ID = '3';

/** Spec 4 'indEstado'. */
export const ACCOUNT_STATUS = { formPending: 0, awaitingApproval: 1, active: 2, blocked: 3 } as const;

export type AccountStatus = (typeof ACCOUNT_STATUS)[keyof typeof ACCOUNT_STATUS];

/** Spec 'tipUsuario': 2 is a buyer; the spec names no code for sellers, ours is 1. */
export const ACCOUNT_KIND = { seller: 1, buyer: 2 } as const;

export type AccountKind = (typeof ACCOUNT_KIND)[keyof typeof ACCOUNT_KIND];

/**
 * Spec 'User' (userData): id codUsuario, customerId codCliente, firstName nomUsuario, lastName apeUsuario,
 * companyName razonSocial, email email or emaUsuario, documentNumber idUsuario, phone celUsuario,
 * documentTypeId codTipContribuyente, address dirUsuario or dirVendedor, cityId ciuUsuario, departmentId
 * codDepto, imageUrl imagen or imgUsuario.
 */
export type User = {
  id: number;
  customerId: number;
  firstName: string | null;
  lastName: string | null;
  companyName: string | null;
  email: string;
  phone: string | null;
  personTypeId: string | null;
  documentTypeId: string | null;
  documentNumber: string | null;
  address: string | null;
  cityId: string | null;
  departmentId: string | null;
  coordinates: Coordinates | null;
  imageUrl: string | null;
};

/** The header's 'Hola' (spec 2.2): first name, or business name. */
export function greetingName(user: Pick<User, 'firstName' | 'companyName'>): string {
  return user.firstName || user.companyName || '';
}
