import { useState } from 'react';
import { CARRIERS } from '../../../../domain/carrier.ts';
import { caseFilePath } from '../../../../wire/rights/cases.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
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
  const { move, sending, errors, lonelyProblem } = useMove(number, onChange);
  return (
    <form
      noValidate
      className="mt-3 grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const [by, guide] = [carrier.trim(), tracking.trim()];
        void move({ action: 'send-back', carrier: by, tracking: guide }, event.currentTarget);
      }}
    >
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
      <datalist id="transportadoras">
        {CARRIERS.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FormProblem text={lonelyProblem} />
      <Button type="submit" loading={sending} loadingLabel="Guardando..." className="sm:justify-self-start">
        Ya lo entregué
      </Button>
    </form>
  );
}
