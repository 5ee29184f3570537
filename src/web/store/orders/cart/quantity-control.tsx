import { type CartLine, quantityOptions } from '../../../../domain/cart.ts';
import { removeLine, setQuantity } from '../../../app/cart-store.ts';
import { Icon } from '../../../ui/icon.tsx';

// Spec 9: the cart's quantity is 1 to 10.
const LAST_STEP = 10;

/** Spec 2.8's select between two steps of one; the first one removes. */
export function QuantityControl({ line }: { line: CartLine }) {
  const { name, quantity } = line;
  const isLast = quantity === 1;
  const atEnd = quantity >= LAST_STEP;
  return (
    <span className="inline-flex h-[46px] items-center rounded-[13px] border-[1.5px] border-borde bg-papel">
      <button
        type="button"
        aria-label={isLast ? `Sacar ${name}` : `Quitar uno de ${name}`}
        onClick={() => (isLast ? removeLine(line) : setQuantity(line, quantity - 1))}
        className="grid h-full w-11 place-items-center rounded-l-[12px]"
      >
        {isLast ? <Icon name="trash" size={18} /> : <Icon name="minus" weight="bold" size={16} />}
      </button>
      <select
        aria-label={`Cantidad de ${name}`}
        value={quantity}
        onChange={(event) => setQuantity(line, Number(event.currentTarget.value))}
        className="h-full min-w-11 cursor-pointer appearance-none rounded-[8px] bg-papel px-1 text-center font-semibold [text-align-last:center]"
      >
        {quantityOptions(quantity).map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
      <button
        type="button"
        aria-label={`Agregar uno de ${name}`}
        aria-disabled={atEnd}
        onClick={atEnd ? undefined : () => setQuantity(line, quantity + 1)}
        className="grid h-full w-11 place-items-center rounded-r-[12px] aria-disabled:text-[#b9ad98]"
      >
        <Icon name="plus" weight="bold" size={16} />
      </button>
    </span>
  );
}
