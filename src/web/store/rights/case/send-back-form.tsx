import { useState } from 'react';
import { CARRIERS } from '../../../../domain/carrier.ts';
import { caseFilePath } from '../../../../wire/rights/cases.ts';
import { gramsOf, UNREADABLE_WEIGHT } from '../../../app/grams-of.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import type { ChangingPartProps } from './case.page.tsx';
import { useMove } from './use-move.ts';

/** The way back: print the sheet, hand the parcel over, say so. From then on the law's clock for her money runs. */
export function SendBackForm({ shown, onChange }: Pick<ChangingPartProps, 'shown' | 'onChange'>) {
  const { number } = shown;
  const [carrier, setCarrier] = useState('');
  const [tracking, setTracking] = useState('');
  const [kilograms, setKilograms] = useState('');
  const [way, setWay] = useState(shown.returnWays[0]?.way ?? 'own');
  const { move, sending, errors, lonelyProblem, refuse } = useMove(number, onChange);
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const [by, guide] = [carrier.trim(), tracking.trim()];
        const grams = gramsOf(kilograms);
        const form = event.currentTarget;
        if (grams === 'unreadable') refuse({ errors: { grams: UNREADABLE_WEIGHT }, problem: null, form });
        else void move({ action: 'send-back', carrier: by, tracking: guide, way, grams }, form);
      }}
    >
      <ReturnSheet number={number} />
      <WayChoice ways={shown.returnWays} way={way} onChange={setWay} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Transportadora (si la hay)"
          name="carrier"
          list="transportadoras"
          maxLength={60}
          value={carrier}
          error={errors.carrier}
          onChange={({ currentTarget }) => setCarrier(currentTarget.value)}
        />
        <TextField
          label="Número de guía (si lo hay)"
          name="tracking"
          maxLength={60}
          value={tracking}
          error={errors.tracking}
          onChange={({ currentTarget }) => setTracking(currentTarget.value)}
        />
      </div>
      <TextField
        label="Peso que marcó la báscula, en kilos (opcional)"
        name="grams"
        inputMode="decimal"
        maxLength={8}
        hint="Pídelo en la guía: prueba que el producto iba adentro."
        value={kilograms}
        error={errors.grams}
        onChange={({ currentTarget }) => setKilograms(currentTarget.value)}
      />
      <CarrierNames />
      <FormProblem text={lonelyProblem} />
      <Button type="submit" loading={sending} loadingLabel="Guardando..." className="sm:justify-self-start">
        Ya lo entregué
      </Button>
    </form>
  );
}

function ReturnSheet({ number }: { number: string }) {
  return (
    <>
      <p className="text-tinta-2">
        Mete la hoja de devolución en la caja, entrégala y cuéntanos. Desde ese día corre el plazo de tu
        plata.
      </p>
      <ButtonLink
        variant="outline"
        size="compact"
        href={caseFilePath('returnSheet', number)}
        icon={<Icon name="file-pdf" size={20} />}
        className="justify-self-start"
      >
        Hoja de devolución
      </ButtonLink>
    </>
  );
}

type Way = ChangingPartProps['shown']['returnWays'][number];

interface WayChoiceProps {
  ways: readonly Way[];
  way: Way['way'];
  onChange: (way: Way['way']) => void;
}

/** How it goes back, each with who pays for it. */
function WayChoice({ ways, way, onChange }: WayChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-small">¿Cómo lo devuelves?</legend>
      {ways.map((one) => (
        <RadioCard
          key={one.way}
          name="way"
          label={one.name}
          description={one.cost}
          checked={way === one.way}
          onChange={() => onChange(one.way)}
        />
      ))}
    </fieldset>
  );
}

function CarrierNames() {
  return (
    <datalist id="transportadoras">
      {CARRIERS.map((name) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}
