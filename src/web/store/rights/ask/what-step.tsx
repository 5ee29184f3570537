import { formatPesos } from '../../../../domain/money.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxBox } from '../../../ui/choice-fields.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { QuantityStepper } from '../../../ui/quantity-stepper.tsx';
import { Notice } from '../../../ui/surfaces.tsx';
import { ThumbBar } from '../../../ui/thumb-bar.tsx';
import { dayText } from '../day-text.ts';
import type { Withdrawal } from './use-withdrawal.ts';
import type { ReturnLine, WithdrawalData } from './withdrawal.loader.ts';
import { REASONS } from './withdrawal-draft.ts';

/** ¿Qué devuelves? */
export function WhatStep({ data, withdrawal }: { data: WithdrawalData; withdrawal: Withdrawal }) {
  const { draft, change, chosen, go } = withdrawal;
  // A case is of one shop: what is of another is asked for by itself.
  const shop = chosen[0]?.sellerId;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) go(2);
      }}
    >
      {data.clock && (
        <Notice tone={data.clock.isLast ? 'urgent' : 'attention'} className="mb-5">
          <b className="font-semibold">{data.clock.text}</b>, hasta el {dayText(data.clock.until, data.today)}
          .
        </Notice>
      )}
      <ul className="grid gap-3">
        {data.lines.map((line) => {
          const isOther = shop !== undefined && line.sellerId !== shop && line.reason === null;
          const reason = isOther ? `Es de ${line.sellerName}: devuélvelo aparte` : line.reason;
          return (
            <li key={line.line}>
              <LineCard
                line={line}
                reason={reason}
                quantity={chosen.find((one) => one.line === line.line)?.quantity ?? 0}
                onChange={(quantity) => change({ units: { ...draft.units, [line.line]: quantity } })}
              />
            </li>
          );
        })}
      </ul>
      <ReasonChoice value={draft.reason} onChange={(reason) => change({ reason })} />
      <ThumbBar label="Seguir" everywhere>
        <Button type="submit" full disabled={chosen.length === 0}>
          Seguir
        </Button>
      </ThumbBar>
    </form>
  );
}

interface LineCardProps {
  line: ReturnLine;
  /** Why it cannot be chosen; null: it can. */
  reason: string | null;
  quantity: number;
  onChange: (quantity: number) => void;
}

function LineCard({ line, reason, quantity, onChange }: LineCardProps) {
  const { name, unitPrice, unitsLeft, imageUrl } = line;
  const look =
    reason !== null
      ? 'border-linea bg-crema-1'
      : quantity > 0
        ? 'border-verde-6 bg-verde-0 shadow-[inset_0_0_0_1px_var(--color-verde-6)]'
        : 'border-borde bg-papel';
  return (
    <div className={`rounded-[16px] border-[1.5px] p-4 ${look}`}>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is in CheckboxBox */}
      <label className="flex items-center gap-4">
        <CheckboxBox
          checked={quantity > 0}
          disabled={reason !== null}
          onChange={({ currentTarget }) => onChange(currentTarget.checked ? unitsLeft : 0)}
        />
        <Picture
          url={imageUrl}
          alt=""
          width={68}
          height={68}
          className={`size-[68px] shrink-0 rounded-[14px] bg-crema-1 object-cover ${reason === null ? '' : 'opacity-50 saturate-[.15]'}`}
        />
        <span className="min-w-0 flex-1">
          <span className={`block font-semibold ${reason === null ? '' : 'text-tinta-2'}`}>{name}</span>
          <span className="block text-small/5 text-tinta-2 tabular-nums">
            {reason ?? `${formatPesos(unitPrice)}${unitsLeft > 1 ? ` · ${unitsLeft} unidades` : ''}`}
          </span>
        </span>
      </label>
      {quantity > 0 && unitsLeft > 1 && (
        <div className="mt-3 flex items-center justify-between gap-4">
          <span className="text-small">¿Cuántas?</span>
          <QuantityStepper
            label={`Unidades de ${name}`}
            value={quantity}
            max={unitsLeft}
            onChange={onChange}
          />
        </div>
      )}
    </div>
  );
}

function ReasonChoice({ value, onChange }: { value: string; onChange: (reason: string) => void }) {
  return (
    <fieldset className="mt-7">
      <legend className="heading-3">
        ¿Por qué? <span className="font-normal font-sans text-small text-tinta-3">Si quieres contar</span>
      </legend>
      <div className="mt-3 flex flex-wrap gap-3">
        {REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            aria-pressed={value === reason}
            onClick={() => onChange(value === reason ? '' : reason)}
            className="min-h-[44px] rounded-full border-[1.5px] border-linea bg-papel px-4 font-semibold text-compact aria-pressed:border-verde-6 aria-pressed:bg-verde-0 aria-pressed:text-verde-7"
          >
            {reason}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
