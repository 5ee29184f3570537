import type { ReactNode } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import type { CaseState } from '../../../../domain/rights/case-flow.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TrackingLink } from '../../../ui/tracking-link.tsx';
import { dayText, momentText } from '../day-text.ts';
import type { CasePartProps } from './case.page.tsx';
import { turnUntil } from './case-clock.ts';

/** What has happened, and what the dates say comes next. */
export function Timeline({ shown, today }: CasePartProps) {
  const past = shown.events.filter(({ kind }) => kind !== 'message' && kind !== 'photo');
  const coming = comingSteps(shown, today);
  return (
    <Panel aria-labelledby="como-va">
      <h2 id="como-va" className="heading-3">
        Cómo va
      </h2>
      <ol className="mt-5">
        {past.map((event, index) => {
          const isLast = index === past.length - 1;
          return (
            <Step
              key={event.id}
              look={isLast && shown.state !== 'closed' ? 'now' : 'done'}
              isLast={isLast && coming.length === 0}
              title={ownTitle(event)}
              about={momentText(event.at, today)}
            >
              {event.text && event.kind !== 'opened' && <p className="text-compact/6">{event.text}</p>}
              {event.kind === 'opened' && shown.story && <p className="text-compact/6">{shown.story}</p>}
              {isLast && shown.returnTracking && (
                <p className="flex flex-wrap gap-x-3 text-small/5">
                  Guía {shown.returnTracking}
                  <TrackingLink carrier={shown.returnCarrier} number={shown.returnTracking} page={null} />
                </p>
              )}
            </Step>
          );
        })}
        {coming.map((step, index) => (
          <Step key={step.title} look="coming" isLast={index === coming.length - 1} {...step} />
        ))}
      </ol>
    </Panel>
  );
}

const SHOP_TASKS: Partial<Record<CaseState, string>> = {
  'on-the-way-back': 'recibe el paquete',
  inspecting: 'revisa lo que volvió',
};

/** What she did herself is told to her. */
function ownTitle({ actor, title }: CasePartProps['shown']['events'][number]): string {
  return (actor === 'buyer' && HER_OWN[title]) || title;
}

const HER_OWN: Record<string, string> = {
  'Quien compra mandó el paquete de vuelta': 'Mandaste el paquete de vuelta',
  'Quien compra pidió que decidamos': 'Pediste que decidamos',
  'Quien compra aceptó la parte ofrecida': 'Aceptaste la parte ofrecida',
  'Quien compra apeló la decisión': 'Apelaste la decisión',
  'Quien compra desistió': 'Desististe',
};

/** A replacement or a repair, which nobody has answered yet. */
export function asksForGoods({ wanted, money }: CasePartProps['shown']): boolean {
  return money?.isEstimate === true && (wanted === 'replacement' || wanted === 'repair');
}

interface ComingStep {
  title: string;
  about: string;
}

function comingSteps(shown: CasePartProps['shown'], today: string): ComingStep[] {
  const { actor, sellerName, money, moneyUntil } = shown;
  const lastDay = turnUntil(shown);
  const steps: ComingStep[] = [];
  const names = {
    buyer: 'Te toca a ti',
    shop: `${sellerName ?? 'La tienda'} ${SHOP_TASKS[shown.state] ?? 'responde'}`,
    operator: 'Respondemos',
  };
  if (actor && actor !== 'clock' && lastDay)
    steps.push({
      title: names[actor],
      about: `hasta el ${dayText(lastDay, today)}`,
    });
  if (money && money.state !== 'paid' && money.amount > 0 && !asksForGoods(shown))
    steps.push({
      title: money.isEstimate
        ? `Te devolverían ${formatPesos(money.amount)}`
        : `Te devolvemos ${formatPesos(money.amount)}`,
      about: [moneyUntil && `a más tardar el ${dayText(moneyUntil, today)}`, money.means]
        .filter(Boolean)
        .join(' · '),
    });
  return steps;
}

interface StepProps extends ComingStep {
  look: 'done' | 'now' | 'coming';
  isLast: boolean;
  children?: ReactNode;
}

const circles = {
  done: 'bg-verde-6 text-white',
  now: 'bg-verde-6 text-white shadow-[0_0_0_6px_rgba(255,182,39,.38)]',
  coming: 'bg-crema-2 text-apagado',
} as const;

function Step({ look, isLast, title, about, children }: StepProps) {
  const isDone = look !== 'coming';
  return (
    <li aria-current={look === 'now' ? 'step' : undefined} className="relative flex gap-4 pb-6 last:pb-0">
      {!isLast && (
        <span
          aria-hidden="true"
          className={`absolute top-10 bottom-0 left-[18px] w-1 ${look === 'done' ? 'bg-verde-6' : 'bg-crema-2'}`}
        />
      )}
      <span
        aria-hidden="true"
        className={`relative z-10 grid size-10 shrink-0 place-items-center rounded-full ${circles[look]}`}
      >
        <Icon name={isDone ? 'check' : 'caret-right'} weight="bold" size={18} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-semibold leading-5">
          {title}
          <span className="sr-only">{isDone ? ', listo' : ', falta'}</span>
        </p>
        <p className="text-small/5 text-tinta-2">{about}</p>
        {children}
      </div>
    </li>
  );
}
