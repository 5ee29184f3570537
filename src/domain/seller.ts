/** Spec 'Seller': codVendedor, razonSocial, nomVendedor, apeVendedor, banner, idEpayco, fee. */
export type Seller = {
  id: number;
  /** Companies only; persons have first and last name. */
  companyName: string | null;
  firstName: string | null;
  lastName: string | null;
  bannerUrl: string | null;
  /** The seller's account number at the payment provider. */
  paymentProviderId: string | null;
  /** Share of a sale the marketplace keeps. */
  feePercent: number;
};

/** The name shoppers see: company name, else first and last name. */
export function sellerName(seller: Pick<Seller, 'companyName' | 'firstName' | 'lastName'>): string {
  const personName = [seller.firstName, seller.lastName].filter(Boolean).join(' ');
  return seller.companyName || personName;
}
