/** Who runs the marketplace; configured, never written into a page. */
export interface Brand {
  name: string;
  legalName: string;
  nit: string;
  address: string;
  phone: string;
  email: string;
  /** Promises what leaves from Bogotá for Bogotá within 24 hours; a promise that binds (Ley 1480, art. 29). */
  deliversNextDay: boolean;
}
