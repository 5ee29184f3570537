export interface Bank {
  /** In the network of ACH Colombia. */
  code: string;
  name: string;
}

/** Where a seller in Colombia can be paid: banks, cooperatives and deposit accounts of the ACH network. */
export const BANKS: readonly Bank[] = [
  { code: '1007', name: 'Bancolombia' },
  { code: '1051', name: 'Davivienda' },
  { code: '1001', name: 'Banco de Bogotá' },
  { code: '1013', name: 'BBVA Colombia' },
  { code: '1507', name: 'Nequi' },
  { code: '1551', name: 'Daviplata' },
  { code: '1040', name: 'Banco Agrario' },
  { code: '1052', name: 'Banco AV Villas' },
  { code: '1805', name: 'Banco BTG Pactual' },
  { code: '1032', name: 'Banco Caja Social' },
  { code: '1066', name: 'Banco Cooperativo Coopcentral' },
  { code: '1023', name: 'Banco de Occidente' },
  { code: '1062', name: 'Banco Falabella' },
  { code: '1063', name: 'Banco Finandina' },
  { code: '1012', name: 'Banco GNB Sudameris' },
  { code: '1071', name: 'Banco J.P. Morgan' },
  { code: '1047', name: 'Banco Mundo Mujer' },
  { code: '1060', name: 'Banco Pichincha' },
  { code: '1002', name: 'Banco Popular' },
  { code: '1065', name: 'Banco Santander' },
  { code: '1069', name: 'Banco Serfinanza' },
  { code: '1053', name: 'Banco W' },
  { code: '1059', name: 'Bancamía' },
  { code: '1031', name: 'Bancóldex' },
  { code: '1061', name: 'Bancoomeva' },
  { code: '1558', name: 'Ban100' },
  { code: '1283', name: 'CFA Cooperativa Financiera' },
  { code: '1009', name: 'Citibank' },
  { code: '1370', name: 'Coltefinanciera' },
  { code: '1292', name: 'Confiar Cooperativa Financiera' },
  { code: '1291', name: 'Coofinep Cooperativa Financiera' },
  { code: '1289', name: 'Cotrafa Cooperativa Financiera' },
  { code: '1097', name: 'Dale' },
  { code: '1802', name: 'Ding' },
  { code: '1303', name: 'Giros y Finanzas' },
  { code: '1637', name: 'IRIS' },
  { code: '1006', name: 'Itaú' },
  { code: '1014', name: 'Itaú (antes Helm)' },
  { code: '1286', name: 'JFK Cooperativa Financiera' },
  { code: '1121', name: 'Juriscoop' },
  { code: '1070', name: 'Lulo Bank' },
  { code: '1067', name: 'Mibanco' },
  { code: '1801', name: 'MOVii' },
  { code: '1151', name: 'RappiPay' },
  { code: '1019', name: 'Scotiabank Colpatria' },
  { code: '1804', name: 'Ualá' },
];

export function findBank(code: string): Bank | null {
  return BANKS.find((bank) => bank.code === code) ?? null;
}

export type BankAccountKind = 'ahorros' | 'corriente';

/** '••••4321': enough to recognise an account, too little to use it. */
export function maskedAccount(accountNumber: string): string {
  return `••••${accountNumber.slice(-4)}`;
}
