import { Notice } from '../../ui/surfaces.tsx';
import type { OperatorCaseData } from './case.loader.ts';

/** Somebody gives back often: said to whoever decides, with the limit and what it does not mean. */
export function HabitNotice({ habit }: { habit: OperatorCaseData['record']['habit'] }) {
  const { cases, orders, limit, isFrequent } = habit;
  if (!isFrequent) return null;
  return (
    <Notice tone="information" className="mt-4">
      <strong className="font-semibold">Devuelve seguido:</strong> {cases} casos y {orders}{' '}
      {orders === 1 ? 'pedido' : 'pedidos'} en {limit.days} días. {limit.reason} No es razón para negar: la
      ley da cada derecho por separado. Mira sus casos antes de decidir.
    </Notice>
  );
}
