import { formatPesos } from '../../../domain/money.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import { Card } from '../../panel/card.tsx';
import { MovementTable } from '../../panel/movement-table.tsx';
import { CursorPager } from '../../panel/pager.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { FeesCard } from './fees-card.tsx';
import type { sellerMoneyLoader } from './money.loaders.ts';
import { MoneyHead } from './money-tabs.tsx';

type Data = Awaited<ReturnType<typeof sellerMoneyLoader>>;

const PARTS = [
  { part: 'available', name: 'Disponible', text: 'Entra en tu próxima liquidación.' },
  {
    part: 'held',
    name: 'Retenido',
    text: 'Pagado por tus clientes; se libera tras la entrega y el plazo de retracto.',
  },
  {
    part: 'heldByCase',
    name: 'Retenido por un caso',
    text: 'Un cliente lo reclama; al cerrarse su caso se libera o se le devuelve.',
  },
  { part: 'pending', name: 'Pendiente', text: 'Vendido y aún sin pagar o sin recaudar.' },
  { part: 'inPayout', name: 'En giro', text: 'Va en camino a tu cuenta bancaria.' },
  { part: 'paid', name: 'Pagado', text: 'Lo que ya recibiste en tu cuenta.' },
  {
    part: 'paidByProvider',
    name: 'Girado por el proveedor',
    text: 'Lo que el proveedor de pagos te giró directamente.',
  },
  { part: 'debt', name: 'Por descontar', text: 'Se descuenta de tu próxima liquidación.' },
] as const;

export function Page({ data }: { data: Data }) {
  const { money, movements, nextCursor, isFirstPage } = data;
  return (
    <>
      <MoneyHead current="Movimientos" />
      {!data.account && (
        <Notice className="mb-5">
          Para pagarte necesitamos tu cuenta.{' '}
          <a href={sellerPaths.bankAccount()} className="font-semibold underline">
            Registra tu cuenta bancaria
          </a>
        </Notice>
      )}
      <dl className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
        {PARTS.filter(({ part }) => !RARE.includes(part) || money[part] > 0).map(({ part, name, text }) => (
          <div key={part} className="rounded-[18px] border border-linea bg-papel p-4 sm:p-5">
            <dt className="text-small text-tinta-2">{name}</dt>
            <dd className="cifra mt-1 text-title sm:text-amount">{formatPesos(money[part])}</dd>
            <dd className="mt-1 text-small text-tinta-3 leading-[18px]">{text}</dd>
          </div>
        ))}
      </dl>
      <FeesCard {...data.fees} />
      <Card className="mt-5" title="Movimientos">
        <MovementTable
          movements={movements}
          empty="Aún no tienes movimientos. Aparecerán con tu primera venta pagada."
          hrefOf={sellerPaths.movement}
        />
        <CursorPager next={nextCursor} isFirstPage={isFirstPage} hrefOf={sellerPaths.money} />
      </Card>
    </>
  );
}

/** Shown only when there is something. */
const RARE: readonly string[] = ['heldByCase', 'paidByProvider', 'debt'];
