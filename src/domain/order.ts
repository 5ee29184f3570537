import type { TermName } from './cart.ts';
import type { Pesos } from './money.ts';
import type { PaymentMethodId } from './payment-method.ts';

/** Spec 'Order product': codProducto, nombre, imagen, precio, precioRebajado, cantidad, atributos; frozen. */
export type OrderLine = {
  productId: number;
  name: string;
  reference: string;
  imageUrl: string;
  price: Pesos;
  salePrice: Pesos | null;
  quantity: number;
  termNames: TermName[];
};

/** Spec 'estadoPedido': codEstado, nomEstado, fecha, codGuiaPedido. */
export type PackageStatus = { id: number; name: string; date: string; trackingNumber: string | null };

/** One seller's part of an order (spec 'vendedores'). */
export type OrderPackage = {
  sellerId: number;
  sellerName: string;
  paymentProviderId: string;
  /** What the marketplace keeps of this package, summed over its lines. */
  fee: Pesos;
  shippingCost: Pesos;
  status: PackageStatus;
  lines: OrderLine[];
};

/** Spec 'cliente', with its 'contacto', 'direccion' and 'documento'. */
export type OrderCustomer = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  personTypeId: string;
  documentTypeId: string;
  documentNumber: string;
  address: {
    detail: string;
    cityId: string;
    cityName: string;
    departmentName: string;
    latitude: number | null;
    longitude: number | null;
  };
};

/** Spec 'totales': subtotal, costoEnvio, total. */
export type OrderTotals = { subtotal: Pesos; shippingCost: Pesos; total: Pesos };

/** Spec 'metodoPago'; the transaction is absent until the provider has reported one. */
export type OrderPayment = {
  methodId: PaymentMethodId;
  methodName: string;
  transaction: { date: string; maskedCardNumber: string | null } | null;
};

/** Spec 'Order': numPedido, fechaPedido, cantidadTotal, cliente, totales, metodoPago, vendedores. */
export type Order = {
  number: number;
  /** ISO 8601 moment. */
  placedAt: string;
  itemCount: number;
  customer: OrderCustomer;
  totals: OrderTotals;
  payment: OrderPayment;
  packages: OrderPackage[];
};
