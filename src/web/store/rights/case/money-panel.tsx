import { formatPesos } from '../../../../domain/money.ts';
import { Panel } from '../../../ui/surfaces.tsx';
import type { CasePartProps } from './case.page.tsx';
import { asksForGoods } from './timeline.tsx';

/** Lo que recibes: what goes back, or would as things stand, and where to. */
export function MoneyPanel({ shown }: CasePartProps) {
  const { money, lines, account, needsReturn, returnPaidBy, outcome } = shown;
  if (lines.length === 0) return null;
  return (
    <Panel aria-labelledby="plata">
      <h2 id="plata" className="heading-3">
        {headingOf(shown)}
      </h2>
      <ul className="mt-4 grid gap-2">
        {lines.map(({ line, name, quantity, grantedQuantity }) => (
          <li key={line} className="text-compact/6">
            {name}
            {unitsText(quantity, grantedQuantity)}
          </li>
        ))}
      </ul>
      {money && (
        <dl className="mt-4 grid gap-3 border-linea border-t pt-4">
          <Row name={shown.offeredPesos === null ? 'Productos' : 'Rebaja acordada'} value={money.goods} />
          {money.shipping > 0 && <Row name="Envío de ida que le toca" value={money.shipping} />}
          <div className="flex items-baseline justify-between gap-4 border-linea border-t pt-4">
            <dt className="font-bold text-lead">Total</dt>
            <dd className="cifra text-total">{formatPesos(money.amount)}</dd>
          </div>
        </dl>
      )}
      <div className="mt-4 grid gap-1 text-small/5 text-tinta-2 empty:hidden">
        {money?.means && <p>{money.means}</p>}
        {account && (
          <p>
            {account.bankName} {account.maskedNumber}, de {account.holderName}
          </p>
        )}
        {needsReturn && returnPaidBy && (
          <p>
            {shown.returnWays.find(({ way }) => way === shown.returnWay)?.cost ??
              (returnPaidBy === 'buyer'
                ? 'El envío de vuelta lo pagas tú, a la transportadora.'
                : 'El envío de vuelta lo paga la tienda.')}
          </p>
        )}
        {shown.weightFindings.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {outcome === 'cancelled' && <p>No habías pagado nada: no hay plata que devolver.</p>}
      </div>
    </Panel>
  );
}

function headingOf(shown: CasePartProps['shown']): string {
  if (!shown.money) return 'Lo que pediste';
  if (asksForGoods(shown)) return 'Si te devolvieran la plata';
  return shown.money.isEstimate ? 'Lo que recibirías' : 'Lo que recibes';
}

/** ' · 2 de 3 unidades' */
function unitsText(quantity: number, granted: number | null): string {
  if (granted !== null && granted < quantity) return ` · ${granted} de ${quantity} unidades`;
  return quantity > 1 ? ` · ${quantity} unidades` : '';
}

function Row({ name, value }: { name: string; value: number }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-tinta-2">{name}</dt>
      <dd className="whitespace-nowrap font-semibold tabular-nums">{formatPesos(value)}</dd>
    </div>
  );
}
