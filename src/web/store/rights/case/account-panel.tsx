import { BANKS } from '../../../../domain/banks.ts';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { SelectField, TextField } from '../../../ui/text-fields.tsx';
import type { ChangingPartProps } from './case.page.tsx';

const kinds = [
  { value: 'llave', label: 'Llave Bre-B' },
  { value: 'ahorros', label: 'Cuenta de ahorros' },
  { value: 'corriente', label: 'Cuenta corriente' },
] as const;

type AccountKind = (typeof kinds)[number]['value'];

/** Paid in cash or by PSE: where to her money goes back. It must be her own. */
export function AccountPanel({ shown: { number, personName }, onChange }: ChangingPartProps) {
  const form = useForm({
    initial: {
      kind: 'llave' as AccountKind,
      bankCode: '',
      number: '',
      holderName: personName,
      holderDocument: '',
    },
    send: (body) => callApi('saveCaseAccount', { params: { number }, body }),
    onDone: onChange,
  });
  const isKey = form.values.kind === 'llave';
  return (
    <Panel aria-labelledby="cuenta">
      <h2 id="cuenta" className="heading-3">
        ¿A dónde te devolvemos la plata?
      </h2>
      <p className="mt-2 text-tinta-2">
        Una cuenta o llave a tu nombre: la comparamos con el documento de la compra.
      </p>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5 grid gap-5">
        <KindChoice value={form.values.kind} onChange={(kind) => form.change('kind', kind)} />
        <div className="grid gap-5 sm:grid-cols-2">
          {!isKey && (
            <SelectField label="Banco" {...form.bind('bankCode')}>
              <option value="">Elige tu banco</option>
              {BANKS.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          <TextField
            label={isKey ? 'Tu llave' : 'Número de cuenta'}
            hint={isKey ? 'Celular, correo, documento o la que empieza por @' : undefined}
            inputMode={isKey ? 'text' : 'numeric'}
            autoComplete="off"
            maxLength={60}
            {...form.bind('number')}
          />
          <TextField label="Titular" autoComplete="name" maxLength={120} {...form.bind('holderName')} />
          <TextField
            label="Documento del titular"
            autoComplete="off"
            maxLength={20}
            {...form.bind('holderDocument')}
          />
        </div>
        <FormProblem text={form.lonelyProblem} />
        <Button
          type="submit"
          loading={form.sending}
          loadingLabel="Guardando..."
          className="sm:justify-self-start"
        >
          Guardar
        </Button>
      </form>
    </Panel>
  );
}

function KindChoice({ value, onChange }: { value: AccountKind; onChange: (kind: AccountKind) => void }) {
  return (
    <fieldset>
      <legend className="sr-only">Tipo de cuenta</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {kinds.map((kind) => (
          <RadioCard
            key={kind.value}
            name="kind"
            label={kind.label}
            checked={value === kind.value}
            onChange={() => onChange(kind.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}
