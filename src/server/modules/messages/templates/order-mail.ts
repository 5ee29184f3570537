/** An order as its messages show it; prices and names are those frozen at the sale. */
export interface OrderMail {
  number: number;
  placedAt: Date;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  documentType: string;
  documentNumber: string;
  address: string;
  cityName: string;
  departmentName: string;
  paymentMethodId: number;
  /** As the provider masks it, of the card that paid; null: none has. */
  paymentCard: string | null;
  subtotalPesos: number;
  shippingPesos: number;
  totalPesos: number;
  packages: OrderMailPackage[];
}

export interface OrderMailPackage {
  sellerId: number;
  sellerName: string;
  sellerNit: string;
  sellerPhone: string;
  subtotalPesos: number;
  shippingPesos: number;
  /** Days 'YYYY-MM-DD': the last one to send it, and its arrival; null: bought before promises were kept. */
  promised: { dispatchBy: string; from: string; to: string } | null;
  lines: OrderMailLine[];
}

export interface OrderMailLine {
  productId: number;
  name: string;
  reference: string;
  imageUrl: string;
  pricePesos: number;
  unitPricePesos: number;
  quantity: number;
  terms: { attribute: string; term: string }[];
}
