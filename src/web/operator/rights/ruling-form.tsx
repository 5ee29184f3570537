import { type FormEvent, useState } from 'react';
import { formatPesos } from '../../../domain/money.ts';
import { hasPart, PartialUnits } from '../../panel/rights/partial-units.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, RadioCard } from '../../ui/choice-fields.tsx';
import { TextAreaField } from '../../ui/text-fields.tsx';
import { ThumbBar } from '../../ui/thumb-bar.tsx';
import type { OperatorCase } from './case.loader.ts';
import { MoneyMoves } from './money-moves.tsx';
import { RulingConfirm } from './ruling-confirm.tsx';
import { firstNameOf, outcomeText, type RulingOutcome } from './ruling-texts.ts';
import { type Ruling, useRuling } from './use-ruling.ts';

interface RulingFormProps {
  one: OperatorCase;
  brandName: string;
}

/** The outcome, what it does to the money, and the reason that both read. */
export function RulingForm({ one, brandName }: RulingFormProps) {
  const ruling = useRuling(one);
  const [isConfirming, setIsConfirming] = useState(false);
  const decide = (event: FormEvent) => {
    event.preventDefault();
    if (ruling.tryToRule()) setIsConfirming(true);
  };
  const isAnswer = one.outcomes.length === 1;
  return (
    <form noValidate onSubmit={decide} className="mt-4 grid scroll-mt-20 gap-5">
      {!isAnswer && <Outcomes one={one} ruling={ruling} />}
      {!isAnswer && (
        <MoneyMoves
          preview={ruling.preview}
          problem={ruling.previewProblem}
          givesMoney={ruling.givesMoney}
          personName={firstNameOf(one.personName)}
          shopName={one.sellerName ?? 'La tienda'}
          brandName={brandName}
        />
      )}
      <Reasons ruling={ruling} isAnswer={isAnswer} />
      {ruling.givesMoney && one.returnTracking && (
        <CheckboxField
          label="Lo que volvió se puede vender otra vez: vuelve a las existencias de la tienda"
          checked={ruling.restock}
          onChange={(event) => ruling.setRestock(event.currentTarget.checked)}
        />
      )}
      <Button type="submit" full disabled={!ruling.isBalanced}>
        {decideText(one)}
      </Button>
      <p className="text-small text-tinta-2">
        {one.state === 'appealed'
          ? 'Esta decisión es la última: no hay otra apelación.'
          : `${isAnswer ? 'Quien pregunta' : 'Cualquiera'} puede apelar una vez, en 5 días hábiles. Lo decide otra persona.`}
      </p>
      <RulingBar one={one} ruling={ruling} />
      {isConfirming && <RulingConfirm one={one} ruling={ruling} onClose={() => setIsConfirming(false)} />}
    </form>
  );
}

export function decideText({ outcomes, sellerId }: OperatorCase): string {
  if (outcomes.length === 1) return 'Enviar la respuesta';
  return sellerId === null ? 'Decidir y avisar' : 'Decidir y avisar a los dos';
}

function Outcomes({ one, ruling }: { one: OperatorCase; ruling: Ruling }) {
  // Of a single unit there is no part.
  const offered = (one.outcomes as RulingOutcome[]).filter(
    (outcome) => outcome !== 'partial-refund' || hasPart(one.lines),
  );
  return (
    <fieldset className="grid gap-3">
      <legend className="sr-only">Decisión</legend>
      <div className="grid grid-cols-2 gap-2">
        {offered.map((outcome) => (
          <RadioCard
            key={outcome}
            name="decision"
            label={<span className="font-[550] text-small leading-[19px]">{outcomeText(outcome)}</span>}
            checked={ruling.outcome === outcome}
            onChange={() => ruling.setOutcome(outcome)}
            className="items-center gap-[10px]! p-[11px]!"
          />
        ))}
      </div>
      {ruling.outcome === 'partial-refund' && (
        <PartialUnits lines={one.lines} granted={ruling.granted} onChange={ruling.setGranted} />
      )}
    </fieldset>
  );
}

function Reasons({ ruling, isAnswer }: { ruling: Ruling; isAnswer: boolean }) {
  return (
    <>
      <TextAreaField
        ref={ruling.reasonRef}
        label={isAnswer ? 'Tu respuesta' : 'Tu razón'}
        required
        rows={isAnswer ? 8 : 5}
        maxLength={2000}
        value={ruling.reason}
        hint={
          isAnswer
            ? 'De fondo, completa y en palabras claras. Al menos 40 letras.'
            : 'La leen los dos. Al menos 40 letras.'
        }
        error={ruling.errors.reason}
        onChange={(event) => ruling.setReason(event.currentTarget.value)}
      />
      {ruling.isDeviation && (
        <TextAreaField
          label="¿Por qué no sigues lo sugerido?"
          required
          rows={3}
          maxLength={500}
          value={ruling.deviation}
          hint="Queda en el registro del caso."
          error={ruling.errors.deviation}
          onChange={(event) => ruling.setDeviation(event.currentTarget.value)}
        />
      )}
    </>
  );
}

/** On phones under the thumb: leads to the ruling while its reason is missing, then decides. */
function RulingBar({ one, ruling }: { one: OperatorCase; ruling: Ruling }) {
  const name = firstNameOf(one.personName);
  return (
    <ThumbBar label="Resumen de la decisión">
      <p className="min-w-0">
        <span className="block text-micro text-tinta-2 leading-4">
          {ruling.givesMoney ? `${name} recibe` : outcomeText(ruling.outcome)}
        </span>
        {ruling.givesMoney && (
          <strong className="cifra text-title">
            {ruling.preview ? formatPesos(ruling.preview.buyerGets) : '…'}
          </strong>
        )}
      </p>
      <Button type="submit" disabled={!ruling.isBalanced}>
        {one.outcomes.length === 1 ? 'Responder' : 'Decidir'}
      </Button>
    </ThumbBar>
  );
}
