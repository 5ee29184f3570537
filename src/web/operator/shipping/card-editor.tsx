import { useRevalidator } from 'react-router';
import { type RateCardForm, rateCardProblems } from '../../../domain/rate-card-form.ts';
import { callApi } from '../../app/api-client.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { useForm } from '../../app/use-form.ts';
import { Card } from '../../panel/card.tsx';
import { Button } from '../../ui/button.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextField } from '../../ui/text-fields.tsx';
import { FactorsCard } from './factors-card.tsx';
import { PlacesCard } from './places-card.tsx';
import type { ShippingData } from './shipping.loader.ts';
import { ZonesCard } from './zones-card.tsx';

interface CardEditorProps {
  data: ShippingData;
  card: RateCardForm;
  onChange: (card: RateCardForm) => void;
}

export function CardEditor({ data, card, onChange }: CardEditorProps) {
  const { stored, mayEdit } = data;
  const { revalidate } = useRevalidator();
  const form = useForm({
    initial: { reason: '' },
    check: () => rateCardProblems(card),
    send: ({ reason }) =>
      callApi('saveRateCard', { body: { card, version: stored.version, reason: reason.trim() } }),
    onDone: async () => {
      await revalidate();
      return 'Guardamos la tarifa. Rige en medio minuto.';
    },
  });
  const isChanged = JSON.stringify(card) !== JSON.stringify(stored.card);
  // The tariff that came with the program becomes one's own by saving it as it is.
  const isNew = isChanged || stored.version === 0;
  const part = { card, problems: form.errors, disabled: !mayEdit || form.sending, onChange };
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
      <ZonesCard {...part} />
      <FactorsCard {...part} />
      <PlacesCard {...part} cities={data.cities} departments={data.departments} />
      {mayEdit && (
        <Card title="Guardar los cambios">
          <div className="mt-3 grid gap-4">
            <TextField
              label="Motivo del cambio"
              maxLength={300}
              readOnly={form.sending}
              {...form.bind('reason')}
            />
            <FormProblem text={form.problem ?? Object.values(form.errors)[0] ?? null} />
            <div className="flex flex-wrap gap-3">
              <Button type="submit" disabled={!isNew} loading={form.sending} loadingLabel="Guardando...">
                Guardar tarifa
              </Button>
              {isChanged && (
                <Button variant="outline" onClick={() => onChange(stored.card)}>
                  Deshacer
                </Button>
              )}
            </div>
          </div>
        </Card>
      )}
    </form>
  );
}

/** A part of the tariff's form. */
export interface CardPart {
  card: RateCardForm;
  problems: FieldErrors;
  disabled: boolean;
  onChange: (card: RateCardForm) => void;
}
