import { keyOfLine } from '../../../../domain/cart.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { CartRow } from './cart-row.tsx';
import type { StrandedLine } from './cart-shops.ts';
import { SaveForLater } from './line-actions.tsx';

/** What does not arrive at the place: last, grey, in no sum, with its reason. */
export function StrandedPanel({
  stranded,
  cityName,
}: {
  stranded: readonly StrandedLine[];
  cityName: string;
}) {
  return (
    <Panel aria-labelledby="no-llega" className="bg-crema-1! pb-2!">
      <h2 id="no-llega" className="flex items-center gap-3 font-display font-bold text-large/6">
        <Icon name="prohibit" size={22} />
        No llega a {cityName}
      </h2>
      <p className="mt-1 text-small/5 text-tinta-2">
        No entra en el total ni se cobra su envío. Al finalizar la compra queda guardado para después.
      </p>
      <ul className="divide-y divide-linea">
        {stranded.map(({ line, reason }) => (
          <CartRow key={keyOfLine(line)} line={line} faded actions={<SaveForLater line={line} />}>
            <p className="text-small/5 text-tinta-2">
              {line.sellerName} · {reason}
            </p>
          </CartRow>
        ))}
      </ul>
    </Panel>
  );
}
