import { useNavigate } from 'react-router';
import { caseNumberText, readCaseNumber } from '../../../../domain/rights/case-kind.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-fields.tsx';

const EXAMPLE = 'PZ-2026-000123';

/** From a number to its page, which asks for what it needs to open. */
export function TrackingForm() {
  const navigate = useNavigate();
  const form = useForm({
    initial: { number: '' },
    check: ({ number }) =>
      readCaseNumber(number) ? {} : { number: `Escríbelo como en tu correo: ${EXAMPLE}.` },
    send: async ({ number }) => ({ ok: true, value: readCaseNumber(number) }),
    onDone: (number) => number && navigate(casePaths.case(caseNumberText(number))),
  });
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-4">
      <TextField
        label="Número de radicado"
        placeholder={EXAMPLE}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={20}
        {...form.bind('number')}
      />
      <Button type="submit" variant="secondary" loading={form.sending} className="sm:justify-self-start">
        Ver cómo va
      </Button>
    </form>
  );
}
