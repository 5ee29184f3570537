import { formatPesos } from '../../../domain/money.ts';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import type { RulingPreview } from '../../../wire/rights/panel-cases.ts';
import { Icon } from '../../ui/icon.tsx';
import { missingPesos } from './ruling-texts.ts';

interface MoneyMovesProps {
  /** Null: it is being computed. */
  preview: RulingPreview | null;
  problem: string | null;
  personName: string;
  shopName: string;
  brandName: string;
  givesMoney: boolean;
}

/** Who gets and who gives what, and whether it adds up. */
export function MoneyMoves(props: MoneyMovesProps) {
  return (
    <section aria-label="Así se mueve la plata" aria-live="polite">
      <h3 className="heading-3 text-lead">Así se mueve la plata</h3>
      {props.problem && <p className="mt-2 font-semibold text-compact text-tomate-7">{props.problem}</p>}
      {!props.problem && !props.givesMoney && (
        <p className="mt-2 text-compact text-tinta-2">No se mueve plata con esta decisión.</p>
      )}
      {!props.problem && props.givesMoney && !props.preview && (
        <p className="mt-2 h-[212px] text-compact text-tinta-2">Calculando...</p>
      )}
      {!props.problem && props.givesMoney && props.preview && <Moves {...props} preview={props.preview} />}
    </section>
  );
}

function Moves({ preview, personName, shopName, brandName }: MoneyMovesProps & { preview: RulingPreview }) {
  const { goods, shipping, fee, sellerDebit, buyerGets, means, debitedFrom, dueOn } = preview;
  const missing = missingPesos(preview);
  return (
    <>
      <dl className="mt-1 divide-y divide-linea text-compact">
        <Row name={`${personName} recibe`} note={means} pesos={buyerGets} />
        <Row name={`${shopName}: venta`} pesos={-goods} />
        <Row name="Comisión que le devolvemos" pesos={fee} />
        <Row name="Le cuesta a la tienda" pesos={-sellerDebit} isTotal />
        {shipping > 0 && <Row name={`Envío de ida, lo pone ${brandName}`} pesos={-shipping} />}
      </dl>
      {missing === 0 ? (
        <p className="mt-3 flex items-center gap-2 rounded-[14px] bg-verde-1 px-4 py-3 font-semibold text-small text-verde-7">
          <Icon name="check-circle" weight="fill" size={18} />
          Cuadra: sale{' '}
          {debitedFrom === 'retenido' ? 'de lo retenido de este pedido' : 'del saldo de la tienda'}
        </p>
      ) : (
        <p className="mt-3 flex items-center gap-2 rounded-[14px] bg-error-1 px-4 py-3 font-semibold text-error text-small">
          <Icon name="warning-circle" weight="fill" size={18} />
          No cuadra: faltan {formatPesos(missing)}
        </p>
      )}
      {dueOn && (
        <p className="mt-2 text-small text-tinta-2">
          La plata vuelve a más tardar el {formatSpanishDate(dueOn)}.
        </p>
      )}
    </>
  );
}

interface RowProps {
  name: string;
  note?: string;
  /** Negative: given. */
  pesos: number;
  isTotal?: boolean;
}

function Row({ name, note, pesos, isTotal = false }: RowProps) {
  const look = pesos > 0 ? 'text-verde-7' : '';
  return (
    <div className={`flex items-baseline justify-between gap-4 py-[9px] ${isTotal ? 'font-bold' : ''}`}>
      <dt className="min-w-0 break-words">
        {name} {note && <span className="text-micro text-tinta-2">{note}</span>}
      </dt>
      <dd className={`cifra whitespace-nowrap ${look}`}>
        {pesos > 0 ? '+ ' : pesos < 0 ? '− ' : ''}
        {formatPesos(Math.abs(pesos))}
      </dd>
    </div>
  );
}
