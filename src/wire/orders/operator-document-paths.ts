/** A seller's RUT as a file; no JSON, hence no endpoint. */
export const RUT_ROUTE = '/api/operacion/vendedores/:codVendedor/rut';

export function rutPath(sellerId: number): string {
  return RUT_ROUTE.replace(':codVendedor', String(sellerId));
}
