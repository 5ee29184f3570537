import { address } from '../address.ts';

/** Where people see their cases. */
export const casePaths = {
  list: address('/cuenta/casos', (cursor?: number) => ({ cursor })),
  /** The link of a mail brings a guest's signature along. */
  case: address('/caso/:number', (signature?: string) => ({ firma: signature })),
};

/** In the words of the address. */
export interface CaseFilter {
  estado?: string | undefined;
  tipo?: string | undefined;
  cursor?: string | undefined;
}

const filtered = ({ estado, tipo, cursor }: CaseFilter = {}) => ({ estado, tipo, cursor });

export const sellerCasePaths = {
  list: address('/vender/casos', filtered),
  case: address('/vender/casos/:number'),
};

export const operatorCasePaths = {
  list: address('/operacion/casos', filtered),
  case: address('/operacion/casos/:number'),
};
