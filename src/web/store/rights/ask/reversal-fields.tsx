import {
  REVERSAL_CAUSES,
  type ReversalCause,
  reversalCauseName,
} from '../../../../domain/rights/reversal-cause.ts';
import type { FieldErrors } from '../../../app/refusal.ts';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';

interface ReversalFieldsProps {
  cause: ReversalCause | '';
  knownOn: string;
  today: string;
  errors: FieldErrors;
  onCause: (cause: ReversalCause | '') => void;
  onKnownOn: (day: string) => void;
}

/** Which of the law's five causes, and since when she knows: her five business days run from then. */
export function ReversalFields({ cause, knownOn, today, errors, onCause, onKnownOn }: ReversalFieldsProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <SelectField
        label="Causa"
        name="reversalCause"
        value={cause}
        error={errors.reversalCause}
        onChange={({ currentTarget }) => onCause(currentTarget.value as ReversalCause | '')}
      >
        <option value="">Elige una</option>
        {REVERSAL_CAUSES.map((one) => (
          <option key={one} value={one}>
            {reversalCauseName(one)}
          </option>
        ))}
      </SelectField>
      <TextField
        label="¿Desde cuándo lo sabes?"
        name="knownOn"
        type="date"
        max={today}
        value={knownOn}
        error={errors.knownOn}
        onChange={({ currentTarget }) => onKnownOn(currentTarget.value)}
      />
    </div>
  );
}
