import type { CartLine } from '../../../../domain/cart.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { putAside } from './cart-moves.ts';

export const lineAction = 'min-h-11 font-semibold text-small/5 text-verde-7 hover:underline';

export function SaveForLater({ line }: { line: CartLine }) {
  const save = () => {
    const undo = putAside(line);
    showToast({
      kind: 'success',
      text: 'Lo guardamos para después.',
      action: { label: 'Deshacer', run: undo },
    });
  };
  return (
    <button
      type="button"
      onClick={save}
      aria-label={`Guardar para después ${line.name}`}
      className={lineAction}
    >
      Guardar para después
    </button>
  );
}
