import { formatPesos } from './money.ts';
import { type LinePrice, priceGone } from './order-money.ts';

/** With how many units and pesos a line is less than it was sold as, for people; null: with nothing. */
export function givenBackText(line: LinePrice): string | null {
  const pesos = priceGone(line);
  if (pesos === 0) return null;
  return `${whatIsGone(line)}: ${formatPesos(pesos)}`;
}

/** A line does not say whether its units were called off before they were paid or given back afterwards. */
function whatIsGone({ cancelledQuantity: units, reduced }: LinePrice): string {
  if (units === 0) return 'Parte del precio devuelta';
  const gone = units === 1 ? '1 unidad anulada o devuelta' : `${units} unidades anuladas o devueltas`;
  return reduced > 0 ? `${gone} y parte del precio` : gone;
}
