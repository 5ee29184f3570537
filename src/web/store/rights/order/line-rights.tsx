import { paths } from '../../../../wire/paths.ts';
import type { ShownLineRights } from '../../../../wire/rights/case-entities.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ClockChip } from '../clock-chip.tsx';
import { RightChoices } from './right-choices.tsx';

interface LineRightsProps {
  orderNumber: number;
  rights: ShownLineRights;
  today: string;
}

/** Under a line of an order: the way to what law and state still give. Opens by itself, without a script. */
export function LineRights({ orderNumber, rights, today }: LineRightsProps) {
  const { given, denied, openCase, name } = rights;
  if (openCase) return <OpenCase {...openCase} />;
  const reasons = [...denied, ...(isWithdrawalOver(rights) ? [WITHDRAWAL_OVER] : [])];
  return (
    <>
      {given.length > 0 && (
        <details className="group rounded-[14px] border border-linea bg-papel open:border-verde-6">
          <summary className="flex min-h-[50px] cursor-pointer list-none items-center gap-3 px-4 py-2 [&::-webkit-details-marker]:hidden">
            <Icon name="lifebuoy" weight="duotone" size={22} className="shrink-0 text-verde-6" />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-2">
              <span className="font-semibold text-verde-7">
                ¿Algo salió mal?<span className="sr-only"> {name}.</span>
              </span>
              <Clock rights={rights} />
            </span>
            <Icon name="caret-down" weight="bold" size={16} className="shrink-0 group-open:rotate-180" />
          </summary>
          <RightChoices orderNumber={orderNumber} rights={rights} today={today} />
        </details>
      )}
      {reasons.map(({ kind, reason }) => (
        <p key={kind} className="mt-2 flex items-start gap-2 text-small/5 text-tinta-2">
          <Icon name="info" size={18} className="mt-px shrink-0" />
          <span>
            {reason}{' '}
            {kind === 'withdrawal' && (
              <a href={paths.withdrawalRight()} className="text-link">
                Por qué<span className="sr-only"> no tiene retracto {name}</span>
              </a>
            )}
          </span>
        </p>
      ))}
    </>
  );
}

function OpenCase({ number, stateName }: NonNullable<ShownLineRights['openCase']>) {
  return (
    <a
      href={casePaths.case(number)}
      className="flex min-h-[50px] items-center gap-3 rounded-[14px] border border-verde-6 bg-verde-0 px-4 py-2 font-semibold text-verde-7"
    >
      <Icon name="lifebuoy" weight="duotone" size={22} className="shrink-0" />
      <span className="min-w-0 flex-1">
        Caso {number} · {stateName}
      </span>
      <Icon name="caret-right" weight="bold" size={16} className="shrink-0" />
    </a>
  );
}

/** The clock that runs out first; without one, what can be done in a word. */
function Clock({ rights: { given, denied } }: { rights: ShownLineRights }) {
  const withdrawal = given.find(({ kind }) => kind === 'withdrawal');
  if (withdrawal?.leftText)
    return <ClockChip look={withdrawal.left === 0 ? 'last' : 'running'} text={withdrawal.leftText} />;
  if (given.some(({ kind }) => kind === 'cancellation'))
    return <ClockChip look="calm" text="Puedes cancelar sin costo" />;
  if (denied.some(({ kind }) => kind === 'withdrawal'))
    return <ClockChip look="calm" text="Cuéntanos si llegó mal" />;
  return null;
}

const WITHDRAWAL_OVER = { kind: 'withdrawal', reason: 'Ya pasaron los días del retracto.' } as const;

/** Delivered, as the warranty tells, and neither given nor refused for what it is. */
function isWithdrawalOver({ given, denied }: ShownLineRights): boolean {
  const isDelivered = given.some(({ kind }) => kind === 'warranty');
  return isDelivered && ![...given, ...denied].some(({ kind }) => kind === 'withdrawal');
}
