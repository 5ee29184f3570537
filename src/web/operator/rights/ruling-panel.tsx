import { useState } from 'react';
import { formatSpanishDate } from '../../../domain/spanish-dates.ts';
import { type OperatorPaperWord, operatorCasePaperPath } from '../../../wire/rights/case-papers.ts';
import { callApi } from '../../app/api-client.ts';
import { ReasonDialog } from '../../panel/reason-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import type { OperatorCase, OperatorCaseData } from './case.loader.ts';
import { RulingForm } from './ruling-form.tsx';
import { outcomeText, type RulingOutcome, suggestionText } from './ruling-texts.ts';

type RulingPanelProps = Pick<OperatorCaseData, 'one' | 'panel' | 'brandName'>;

/** Beside the stories: what the rule proposes and the decision, or why there is none to take here. */
export function RulingPanel({ one, panel, brandName }: RulingPanelProps) {
  const isOpen = one.state === 'mediating' || one.state === 'appealed';
  const mayRule = panel.permissions.includes('refund-orders');
  return (
    <section
      id="fallo"
      aria-label="Decisión"
      className="min-w-0 scroll-mt-20 rounded-[18px] border-2 border-verde-6 bg-papel p-4 sm:rounded-[22px] sm:p-5"
    >
      {one.rulingReason && <GivenRuling one={one} />}
      {isOpen ? (
        <>
          <Suggestion one={one} />
          {one.state === 'appealed' && (
            <p className="mt-3 text-small">
              {one.appealedBy === 'shop' ? 'Apeló la tienda.' : 'Apeló quien compra.'} La decide otra persona
              del equipo, no quien decidió primero.
            </p>
          )}
          {whyNot(one, mayRule) ? (
            <Notice tone="information" className="mt-4">
              {whyNot(one, mayRule)}
            </Notice>
          ) : (
            <RulingForm key={one.state} one={one} brandName={brandName} />
          )}
          {mayRule && <MoreActions one={one} />}
        </>
      ) : (
        <NotOurs one={one} />
      )}
      <Papers one={one} />
    </section>
  );
}

function whyNot({ isOwnRuling, needsProof }: OperatorCase, mayRule: boolean): string | null {
  if (needsProof)
    return 'Quien escribe todavía no ha confirmado que el correo es suyo. Hasta entonces no hay plazo, no se marca ningún dato y nadie le responde.';
  if (!mayRule) return 'Tu rol puede mirar este caso. Lo deciden Administración, Atención o Finanzas.';
  if (isOwnRuling)
    return 'Tú decidiste la primera vez. Esta apelación la decide otra persona de Administración, Atención o Finanzas.';
  return null;
}

function Suggestion({ one: { suggestion, personName, rule, outcomes } }: { one: OperatorCase }) {
  const isAnswer = outcomes.length === 1;
  return (
    <>
      <p className="inline-flex items-center gap-2 rounded-full bg-verde-1 px-3 py-[6px] font-semibold text-small text-verde-7">
        <Icon name="scales" size={18} />
        {isAnswer ? 'Lo que toca' : 'Fallo sugerido'}
      </p>
      <h2 className="heading-3 mt-3 sm:text-figure">{suggestionText(suggestion.outcome, personName)}</h2>
      <p className="mt-1 text-compact text-tinta-2">{suggestion.reason}</p>
      <p className="mt-1 text-small text-tinta-2">{rule.law}</p>
      {rule.reading && <p className="mt-1 text-small text-tinta-2">{rule.reading}</p>}
    </>
  );
}

function GivenRuling({ one }: { one: OperatorCase }) {
  return (
    <div className="mb-5 rounded-[14px] bg-crema-1 px-4 py-3">
      <h2 className="font-semibold text-small text-tinta-2">
        {one.state === 'appealed' ? 'La primera decisión' : 'La decisión'}
      </h2>
      {one.outcome && (
        <p className="font-semibold text-compact">
          {outcomeText(one.outcome as RulingOutcome) ?? one.stateName}
        </p>
      )}
      <p className="mt-1 whitespace-pre-line break-words text-compact">{one.rulingReason}</p>
    </div>
  );
}

const TURNS = {
  buyer: 'quien compra',
  shop: 'la tienda',
  operator: 'nuestro equipo',
  clock: 'el plazo',
} as const;

/** Nobody of the marketplace has to decide now. */
function NotOurs({ one }: { one: OperatorCase }) {
  return (
    <>
      <h2 className="heading-3">{one.stateName}</h2>
      <p className="mt-2 text-compact text-tinta-2">
        {one.actor ? `Le toca a ${TURNS[one.actor]}. ` : ''}
        {one.nextOn && `La fecha que sigue es el ${formatSpanishDate(one.nextOn)}. `}
        {one.lapseText}
      </p>
    </>
  );
}

/** More proof asked for in the conversation, more days where the law gives them. */
function MoreActions({ one }: { one: OperatorCase }) {
  const [isExtending, setIsExtending] = useState(false);
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button size="compact" variant="outline" onClick={askForProof} className="flex-1 whitespace-nowrap">
        Pedir más pruebas
      </Button>
      {one.isExtendable && (
        <Button size="compact" variant="outline" onClick={() => setIsExtending(true)} className="flex-1">
          Prorrogar
        </Button>
      )}
      {isExtending && (
        <ReasonDialog
          title="Prorrogar la respuesta"
          explanation="La ley da más días una sola vez, y la persona lee por qué. Escribe al menos 40 letras."
          label="¿Por qué no alcanza el plazo?"
          button="Prorrogar"
          done="El plazo quedó prorrogado"
          maxLength={2000}
          rows={4}
          send={(reason) => callApi('extendCase', { params: { number: one.number }, body: { reason } })}
          onClose={() => setIsExtending(false)}
        />
      )}
    </div>
  );
}

/** The same papers that the person has. */
function Papers({ one: { number, kind, needsReturn } }: { one: OperatorCase }) {
  const papers: { word: OperatorPaperWord; name: string }[] = [
    { word: 'constancia', name: 'Constancia de radicación' },
    ...(kind === 'reversal' ? [{ word: 'reversion', name: 'Constancia para el banco' } as const] : []),
    ...(needsReturn ? [{ word: 'devolucion', name: 'Hoja de devolución' } as const] : []),
  ];
  return (
    <ul className="mt-4 grid border-linea border-t pt-2">
      {papers.map(({ word, name }) => (
        <li key={word}>
          <a
            href={operatorCasePaperPath(number, word)}
            target="_blank"
            rel="noreferrer"
            className="text-link inline-flex min-h-[44px] items-center text-small"
          >
            {name} (PDF)
          </a>
        </li>
      ))}
    </ul>
  );
}

function askForProof() {
  const field = document.getElementById('mensaje-del-caso');
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
