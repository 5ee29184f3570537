import { formatPesos } from '../../../domain/money.ts';
import { callApi } from '../../app/api-client.ts';
import { TextField } from '../../ui/text-fields.tsx';
import { missing, noAmount, whenValid } from './check-form.ts';
import { MoneyForm } from './money-form.tsx';
import { PesosField, pesosOf, textOf } from './pesos-field.tsx';

const CHARGES = [
  { name: 'comision', label: 'Comisión' },
  { name: 'ivaComision', label: 'IVA de la comisión' },
  { name: 'retefuente', label: 'Retefuente' },
  { name: 'reteiva', label: 'ReteIVA' },
  { name: 'reteica', label: 'ReteICA' },
] as const;

/** A transfer of the provider as its report tells it; nothing of it is computed here. */
export function ProviderForm({ today }: { today: string }) {
  return (
    <MoneyForm
      className="mt-3 grid gap-4"
      confirm="Registrar abono"
      send={(form) => {
        const charges = CHARGES.map(({ name }) => [name, noAmount(form, name, 0)]);
        const messages = {
          referencia: missing(form, 'referencia'),
          valBruto: noAmount(form, 'valBruto'),
          fecha: missing(form, 'fecha'),
          ...(Object.fromEntries(charges) as Record<string, string | false>),
        };
        return whenValid(messages, () => callApi('recordProviderSettlement', { body: readForm(form) }));
      }}
      done={({ settlement, already }) =>
        already
          ? 'Ese abono ya estaba registrado'
          : `Registramos un abono neto de ${formatPesos(settlement.net)}`
      }
    >
      {(errors) => (
        <>
          <TextField label="Referencia" name="referencia" required maxLength={60} error={errors.referencia} />
          <TextField label="Día en el banco" name="fecha" type="date" max={today} error={errors.fecha} />
          <PesosField label="Valor bruto" name="valBruto" required error={errors.valBruto} />
          {CHARGES.map(({ name, label }) => (
            <PesosField key={name} label={label} name={name} defaultValue={0} error={errors[name]} />
          ))}
        </>
      )}
    </MoneyForm>
  );
}

function readForm(form: FormData) {
  return {
    provider: 'epayco' as const,
    reference: textOf(form, 'referencia'),
    receivedOn: textOf(form, 'fecha'),
    gross: pesosOf(form, 'valBruto'),
    commission: pesosOf(form, 'comision'),
    commissionTax: pesosOf(form, 'ivaComision'),
    withheldIncomeTax: pesosOf(form, 'retefuente'),
    withheldSalesTax: pesosOf(form, 'reteiva'),
    withheldCityTax: pesosOf(form, 'reteica'),
  };
}
