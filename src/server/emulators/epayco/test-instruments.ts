import type { ProviderState } from '../../../domain/payment-state.ts';

/** What paying with an instrument leads to at once. */
export interface InstrumentOutcome {
  state: ProviderState;
  /** x_response_reason_text. */
  reason: string;
}

export const ACCEPTED: InstrumentOutcome = { state: 1, reason: '00-Aprobada' };

/** The provider's own test cards. */
export const TEST_CARDS: readonly { number: string; label: string; outcome: InstrumentOutcome }[] = [
  { number: '4575623182290326', label: 'Visa, aceptada', outcome: ACCEPTED },
  {
    number: '4151611527583283',
    label: 'Visa, rechazada por fondos insuficientes',
    outcome: { state: 2, reason: 'Fondos insuficientes' },
  },
  {
    number: '5170394490379427',
    label: 'Mastercard, fallida por error de comunicación',
    outcome: { state: 4, reason: 'Error de comunicación con el centro de autorizaciones' },
  },
  {
    number: '373118856457642',
    label: 'American Express, pendiente por validación',
    outcome: { state: 3, reason: 'Transacción pendiente por validación' },
  },
];

const OTHER_CARD: InstrumentOutcome = {
  state: 2,
  reason: 'Tarjeta no habilitada en el ambiente de pruebas',
};

export const BANKS: readonly { code: string; name: string }[] = [
  { code: '1022', name: 'Banco de pruebas (1022)' },
  { code: '1007', name: 'Bancolombia' },
  { code: '1001', name: 'Banco de Bogotá' },
  { code: '1051', name: 'Davivienda' },
  { code: '1013', name: 'BBVA Colombia' },
  { code: '1507', name: 'Nequi' },
];

export const PSE_PENDING: InstrumentOutcome = {
  state: 3,
  reason: 'Esperando la confirmación del banco',
};

export const CASH_NETWORKS: readonly { code: string; name: string }[] = [
  { code: 'EF', name: 'Efecty' },
  { code: 'BA', name: 'Baloto' },
  { code: 'GA', name: 'Gana' },
  { code: 'RS', name: 'RedServi' },
  { code: 'PR', name: 'PuntoRed' },
  { code: 'SR', name: 'SuRed' },
];

export const CASH_PENDING: InstrumentOutcome = { state: 3, reason: 'Esperando el pago en efectivo' };

/** Of a card with a valid number. */
export function outcomeOfCard(number: string): InstrumentOutcome {
  return TEST_CARDS.find((card) => card.number === number)?.outcome ?? OTHER_CARD;
}

/** x_franchise. */
export function franchiseOfCard(number: string): string {
  if (/^3[47]/.test(number)) return 'AM';
  if (/^3[0689]/.test(number)) return 'DC';
  return number.startsWith('4') ? 'VS' : 'MC';
}

/** Known test cards, or 13 to 19 digits that pass Luhn's check. */
export function isCardNumber(number: string): boolean {
  if (TEST_CARDS.some((card) => card.number === number)) return true;
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** '457562*******0326', as the provider shows it. */
export function maskCard(number: string): string {
  return number.slice(0, 6) + '*'.repeat(number.length - 10) + number.slice(-4);
}
