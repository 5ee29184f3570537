/** The picture of a delivery, for its buyer, its shop and operators; no JSON, hence no endpoints. */
export const DELIVERY_PROOF_PATHS = {
  buyer: '/api/pedido/:number/entregas/:sellerId/foto',
  seller: '/api/vender/pedidos/:number/entregas/:sellerId/foto',
  operator: '/api/operacion/pedidos/:number/entregas/:sellerId/foto',
} as const;

export function deliveryProofPath(
  viewer: keyof typeof DELIVERY_PROOF_PATHS,
  { orderNumber, sellerId }: { orderNumber: number; sellerId: number },
): string {
  return DELIVERY_PROOF_PATHS[viewer]
    .replace(':number', String(orderNumber))
    .replace(':sellerId', String(sellerId));
}
