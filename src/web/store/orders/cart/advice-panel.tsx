import { type CartLine, keyOfLine } from '../../../../domain/cart.ts';
import { formatPesos } from '../../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { putAside, swapLine } from './cart-moves.ts';
import { parcelsText } from './cart-summary.tsx';
import { type Advice, lineOfProduct } from './use-cart-advice.ts';

interface AdvicePanelProps {
  advice: Advice;
  lines: readonly CartLine[];
  /** Shops whose parcels can be filled up. */
  fillableSellerIds: readonly number[];
}

/** How the same basket costs less. It moves nothing by itself, and what it did can be undone. */
export function AdvicePanel({ advice, lines, fillableSellerIds }: AdvicePanelProps) {
  const moves = advice.moves.flatMap(({ instead, ...asked }) => {
    const line = lines.find((one) => keyOfLine(one) === keyOfLine(asked));
    return line ? [{ line, instead }] : [];
  });
  const [first] = moves;
  // Of a cart that has changed meanwhile; its own is on its way.
  if (!first || moves.length < advice.moves.length) return null;
  const isSave = advice.kind === 'save';
  const accept = () => {
    const undos = moves.map(({ line, instead }) =>
      instead ? swapLine(line, { ...lineOfProduct(instead), quantity: line.quantity }) : putAside(line),
    );
    const undo = () => {
      for (const one of undos) one();
    };
    const text = isSave ? 'Lo guardamos para después.' : 'Listo: viaja con otra tienda de tu carrito.';
    showToast({ kind: 'success', text, action: { label: 'Deshacer', run: undo } });
  };
  return (
    <section
      aria-labelledby="menos-envios"
      className="rounded-[18px] border border-mango-3 bg-mango-1 px-4 py-5 sm:rounded-[22px] sm:p-6"
    >
      <h2 id="menos-envios" className="flex items-center gap-3 font-display font-bold text-large/6">
        <Icon name="package" weight="duotone" size={24} />
        Con menos envíos
      </h2>
      {isSave ? <SaveFact advice={advice} line={first.line} /> : <SwapFacts moves={moves} />}
      <Tiles advice={advice} />
      <Button variant="warm" full className="mt-4" onClick={accept}>
        {isSave ? 'Guardarlo' : 'Cambiar'} y pagar {formatPesos(advice.saving)} menos
      </Button>
      {isSave && fillableSellerIds.includes(first.line.sellerId) && (
        <a
          href={`#tienda-${first.line.sellerId}`}
          className="mt-1 flex min-h-11 items-center justify-center font-semibold text-small/5 text-verde-7 underline underline-offset-4"
        >
          O llena su envío con algo más de esa tienda
        </a>
      )}
    </section>
  );
}

function SaveFact({ advice, line }: { advice: Advice; line: CartLine }) {
  const freight = advice.before.shipping - advice.after.shipping;
  return (
    <p className="mt-2 text-small/6">
      El envío de <b>{line.name}</b> ({formatPesos(freight)}) cuesta más que el producto (
      {formatPesos(advice.saving - freight)}).
    </p>
  );
}

type Move = { line: CartLine; instead: Advice['moves'][number]['instead'] };

function SwapFacts({ moves }: { moves: readonly Move[] }) {
  return (
    <ul className="mt-2 grid gap-2 text-small/6">
      {moves.map(
        ({ line, instead }) =>
          instead && (
            <li key={keyOfLine(line)}>
              En vez de <b>{line.name}</b>, <b>{instead.name}</b> de {instead.sellerName}, que ya está en tu
              carrito.
            </li>
          ),
      )}
    </ul>
  );
}

function Tiles({ advice: { kind, before, after } }: { advice: Advice }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 text-small/5">
      <div className="rounded-[14px] bg-papel/70 p-3">
        <dt className="text-micro text-tinta-2">Hoy</dt>
        <dd>
          <b className="block text-body/6">{parcelsText(before.parcels)}</b>
          {formatPesos(before.shipping)}
        </dd>
      </div>
      <div className="rounded-[14px] border-[1.5px] border-verde-6 bg-papel p-3">
        <dt className="text-micro text-tinta-2">{kind === 'save' ? 'Sin ese producto' : 'Con el cambio'}</dt>
        <dd>
          <b className="block text-body/6">{parcelsText(after.parcels)}</b>
          {formatPesos(after.shipping)}
        </dd>
      </div>
    </dl>
  );
}
