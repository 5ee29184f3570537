import type { User } from '../../domain/account.ts';

/** The stored user (spec 3, userData) as far as the shop's pages need it; blank where nothing is known. */
export interface SessionUser {
  userId: string;
  customerId: string;
  /** For the greeting: first name, or business name (spec 2.2). */
  displayName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  departmentId: string;
  cityId: string;
  address: string;
}

/** Spec 3: userData in the words of the wire, with both names where the spec has two. */
export function storedTextOf(user: User): string {
  return JSON.stringify({
    codUsuario: user.id,
    codCliente: user.customerId,
    nomUsuario: user.firstName,
    apeUsuario: user.lastName,
    razonSocial: user.companyName,
    email: user.email,
    emaUsuario: user.email,
    idUsuario: user.documentNumber,
    celUsuario: user.phone,
    codTipPersona: user.personTypeId,
    codTipContribuyente: user.documentTypeId,
    dirUsuario: user.address,
    dirVendedor: user.address,
    ciuUsuario: user.cityId,
    codDepto: user.departmentId,
    latitud: user.coordinates?.latitude ?? null,
    longitud: user.coordinates?.longitude ?? null,
    imagen: user.imageUrl,
    imgUsuario: user.imageUrl,
  });
}

/** Null when the entry is not ours: anybody can write to the browser's storage. */
export function userOfStoredText(text: string): SessionUser | null {
  try {
    const stored = JSON.parse(text);
    const read = (...names: string[]) => {
      const value = names.map((name) => stored[name]).find((found) => found || found === 0);
      return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    };
    if (!read('codUsuario')) return null;
    return {
      userId: read('codUsuario'),
      customerId: read('codCliente'),
      displayName: read('nomUsuario', 'razonSocial'),
      firstName: read('nomUsuario'),
      lastName: read('apeUsuario'),
      email: read('email', 'emaUsuario'),
      phone: read('celUsuario'),
      personTypeId: read('codTipPersona'),
      documentTypeId: read('codTipContribuyente'),
      documentNumber: read('idUsuario'),
      departmentId: read('codDepto'),
      cityId: read('ciuUsuario'),
      address: read('dirUsuario', 'dirVendedor'),
    };
  } catch {
    return null;
  }
}
