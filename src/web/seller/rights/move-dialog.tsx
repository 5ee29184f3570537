import { type FormEvent, useState } from 'react';
import { callApi } from '../../app/api-client.ts';
import { gramsOf, UNREADABLE_WEIGHT } from '../../app/grams-of.ts';
import { usePanelCall } from '../../panel/use-panel-call.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField, RadioCard } from '../../ui/choice-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { TextAreaField, TextField } from '../../ui/text-fields.tsx';
import type { SellerCase } from './case.loader.ts';
import { MOVE_TEXTS, type ShopAction } from './move-texts.ts';
import { firstOffer, OfferFields } from './offer-fields.tsx';

const OUTCOMES = {
  refund: 'Devolver la plata',
  replacement: 'Mandar uno nuevo',
  repair: 'Repararlo',
} as const;

type Outcome = keyof typeof OUTCOMES;

interface MoveDialogProps {
  one: SellerCase;
  action: ShopAction;
  onClose: () => void;
}

/** One answer of the shop, with what it needs: what the buyer gets, whether it is sold again, the reason. */
export function MoveDialog({ one, action, onClose }: MoveDialogProps) {
  const { button, explanation, label, letters, done, look } = MOVE_TEXTS[action];
  const gives = action === 'accept' || action === 'accept-inspection';
  const hasChoice = gives && (one.kind === 'warranty' || one.kind === 'not-as-ordered');
  const [text, setText] = useState('');
  const [isTried, setIsTried] = useState(false);
  const [restock, setRestock] = useState(false);
  const [kilograms, setKilograms] = useState('');
  const [outcome, setOutcome] = useState<Outcome>(one.wanted === 'answer' ? 'refund' : one.wanted);
  const [offer, setOffer] = useState(() => firstOffer(one));
  const isOffer = action === 'offer';
  const { sending, problem, send } = usePanelCall(onClose);
  const isShort = text.trim().length < letters;
  const grams = gramsOf(kilograms);
  const save = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (isShort || grams === 'unreadable') return;
    const body = {
      action,
      restock,
      text: text.trim(),
      ...(hasChoice && { outcome }),
      ...(isOffer && offer),
      ...(action === 'receive' && { grams: grams ?? undefined }),
    };
    void send(() => callApi('moveSellerCase', { params: { number: one.number }, body }), done);
  };
  return (
    <Dialog open onClose={onClose} title={button}>
      <form noValidate onSubmit={save} className="grid gap-5">
        <p>{explanation}</p>
        {hasChoice && <OutcomeChoice outcome={outcome} onChange={setOutcome} />}
        {isOffer && <OfferFields one={one} offer={offer} onChange={setOffer} />}
        {(action === 'accept-inspection' || (isOffer && one.state === 'inspecting')) && (
          <RestockField value={restock} onChange={setRestock} />
        )}
        {action === 'receive' && (
          <WeightField
            value={kilograms}
            error={isTried && grams === 'unreadable' ? UNREADABLE_WEIGHT : undefined}
            onChange={setKilograms}
          />
        )}
        <TextAreaField
          label={label}
          required={letters > 0}
          rows={4}
          maxLength={2000}
          value={text}
          hint={letters > 0 ? `Al menos ${letters} letras. Ocultamos teléfonos y correos.` : undefined}
          error={isTried && isShort ? `Cuéntalo en al menos ${letters} letras.` : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormProblem text={problem} />
        <Button
          type="submit"
          full
          variant={look === 'destructive' ? 'destructive' : 'primary'}
          loading={sending}
          loadingLabel="Enviando..."
        >
          {button}
        </Button>
      </form>
    </Dialog>
  );
}

function RestockField({ value, onChange }: { value: boolean; onChange: (value: boolean) => void }) {
  return (
    <CheckboxField
      label="Lo que volvió se puede vender otra vez: súmalo a mis existencias"
      checked={value}
      onChange={(event) => onChange(event.currentTarget.checked)}
    />
  );
}

interface WeightFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function WeightField({ value, error, onChange }: WeightFieldProps) {
  return (
    <TextField
      label="Cuánto pesa el paquete, en kilos (opcional)"
      inputMode="decimal"
      maxLength={8}
      value={value}
      error={error}
      hint="Pésalo antes de abrirlo: si viene vacío, es tu prueba."
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function OutcomeChoice({ outcome, onChange }: { outcome: Outcome; onChange: (outcome: Outcome) => void }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-small">¿Qué le das a tu cliente?</legend>
      {(Object.keys(OUTCOMES) as Outcome[]).map((one) => (
        <RadioCard
          key={one}
          name="resultado"
          label={OUTCOMES[one]}
          checked={outcome === one}
          onChange={() => onChange(one)}
        />
      ))}
    </fieldset>
  );
}
