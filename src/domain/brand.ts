/** Who runs the marketplace; configured, never written into a page. */
export interface Brand {
  name: string;
  legalName: string;
  nit: string;
  address: string;
  phone: string;
  email: string;
}
