/** Spec 'Seller': codVendedor, razonSocial, nomVendedor, apeVendedor, banner, idEpayco, fee. */
export type Seller = {
  id: number;
  /** The name shoppers read; the legal names stand apart. */
  displayName: string;
  /** Companies only; persons have first and last name. */
  companyName: string | null;
  firstName: string | null;
  lastName: string | null;
  bannerUrl: string | null;
  /** The seller's account number at the payment provider. */
  paymentProviderId: string;
  /** Share of a sale the marketplace keeps. */
  feePercent: number;
};

/** What shoppers read until a seller chooses another name: company, else first and last name. */
export function defaultDisplayName(seller: Pick<Seller, 'companyName' | 'firstName' | 'lastName'>): string {
  const personName = [seller.firstName, seller.lastName].filter(Boolean).join(' ');
  return seller.companyName || personName;
}
