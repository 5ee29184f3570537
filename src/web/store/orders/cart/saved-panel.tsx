import { keyOfLine } from '../../../../domain/cart.ts';
import { forgetSaved, moveToCart, useSavedLines } from '../../../app/saved-lines.ts';
import { Panel } from '../../../ui/surfaces.tsx';
import { CartRow } from './cart-row.tsx';
import { lineAction } from './line-actions.tsx';
import { useSavedCheck } from './use-saved-check.ts';

/** Put aside: in no sum and in no order until it is moved back. */
export function SavedPanel() {
  const lines = useSavedLines();
  const notices = useSavedCheck(lines);
  if (lines.length === 0) return null;
  return (
    <Panel aria-labelledby="guardado" className="mt-5 pb-2!">
      <h2 id="guardado" className="font-display font-bold text-large/6">
        Guardado para después
      </h2>
      <ul className="divide-y divide-linea">
        {lines.map((line) => (
          <CartRow
            key={keyOfLine(line)}
            line={line}
            notice={notices[keyOfLine(line)] ?? null}
            onRemove={() => forgetSaved(line)}
            actions={
              <button
                type="button"
                onClick={() => moveToCart(line)}
                aria-label={`Mover al carrito ${line.name}`}
                className={lineAction}
              >
                Mover al carrito
              </button>
            }
          >
            <p className="text-small/5 text-tinta-3">
              {line.quantity === 1 ? '1 unidad' : `${line.quantity} unidades`} · {line.sellerName}
            </p>
          </CartRow>
        ))}
      </ul>
    </Panel>
  );
}
