import {
  BENEFIT_ICONS,
  type Benefit,
  type BenefitIcon,
  MAXIMUM_BENEFITS,
  MAXIMUM_MESSAGES,
} from '../../../domain/store-content.ts';
import type { FieldErrors } from '../../app/refusal.ts';
import { Button } from '../../ui/button.tsx';
import { FieldMessage } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SelectField, TextField } from '../../ui/text-fields.tsx';
import { moved, OrderedRow } from './ordered-row.tsx';

interface ListProps<Item> {
  problems: FieldErrors;
  onChange: (items: Item[]) => void;
}

export function MessageFields({
  messages,
  problems,
  onChange,
}: ListProps<string> & { messages: readonly string[] }) {
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {messages.map((message, at) => (
          <OrderedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal texts may stand in the list while somebody types
            key={at}
            name={`el mensaje ${at + 1}`}
            isFirst={at === 0}
            isLast={at === messages.length - 1}
            onMove={(step) => onChange(moved(messages, at, step))}
            onRemove={() => onChange(messages.filter((_, index) => index !== at))}
          >
            <TextField
              label={`Mensaje ${at + 1}`}
              maxLength={60}
              error={problems[`messages.${at}`]}
              value={message}
              onChange={(event) => onChange(messages.with(at, event.currentTarget.value))}
            />
          </OrderedRow>
        ))}
      </ol>
      {problems.messages && <FieldMessage id="mensajes-error" error={problems.messages} />}
      {messages.length < MAXIMUM_MESSAGES && (
        <Button
          variant="secondary"
          onClick={() => onChange([...messages, ''])}
          className="justify-self-start"
        >
          Agregar mensaje
        </Button>
      )}
    </div>
  );
}

const ICON_NAMES: Record<BenefitIcon, string> = {
  truck: 'Camión',
  'hand-coins': 'Mano con monedas',
  'shield-check': 'Escudo',
  'house-line': 'Casa',
  headset: 'Audífonos',
  calendar: 'Calendario',
  clock: 'Reloj',
  'credit-card': 'Tarjeta',
  gift: 'Regalo',
  'map-pin': 'Lugar',
  package: 'Paquete',
  plant: 'Planta',
  receipt: 'Recibo',
  sparkle: 'Destello',
  storefront: 'Tienda',
  tag: 'Etiqueta',
};

export function BenefitFields({
  items,
  problems,
  onChange,
}: ListProps<Benefit> & { items: readonly Benefit[] }) {
  const set = (at: number, parts: Partial<Benefit>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...parts } : item)));
  return (
    <div className="grid gap-3">
      <ol className="grid gap-3">
        {items.map(({ icon, name, detail }, at) => (
          <OrderedRow
            // biome-ignore lint/suspicious/noArrayIndexKey: equal names may stand in the list while somebody types
            key={at}
            name={`el beneficio ${at + 1}`}
            isFirst={at === 0}
            isLast={at === items.length - 1}
            onMove={(step) => onChange(moved(items, at, step))}
            onRemove={() => onChange(items.filter((_, index) => index !== at))}
          >
            <div className="flex items-end gap-3">
              <Icon name={icon} weight="duotone" size={34} className="mb-2 text-verde-6" />
              <SelectField
                label={`Icono ${at + 1}`}
                className="min-w-0 flex-1"
                value={icon}
                onChange={(event) => {
                  const chosen = BENEFIT_ICONS.find((id) => id === event.currentTarget.value);
                  if (chosen) set(at, { icon: chosen });
                }}
              >
                {BENEFIT_ICONS.map((id) => (
                  <option key={id} value={id}>
                    {ICON_NAMES[id]}
                  </option>
                ))}
              </SelectField>
            </div>
            <TextField
              label={`Beneficio ${at + 1}`}
              maxLength={40}
              error={problems[`items.${at}`]}
              value={name}
              onChange={(event) => set(at, { name: event.currentTarget.value })}
            />
            <TextField
              label={`Detalle ${at + 1}`}
              maxLength={40}
              value={detail}
              onChange={(event) => set(at, { detail: event.currentTarget.value })}
            />
          </OrderedRow>
        ))}
      </ol>
      {problems.items && <FieldMessage id="beneficios-error" error={problems.items} />}
      {items.length < MAXIMUM_BENEFITS && (
        <Button
          variant="secondary"
          onClick={() => onChange([...items, { icon: 'sparkle', name: '', detail: '' }])}
          className="justify-self-start"
        >
          Agregar beneficio
        </Button>
      )}
    </div>
  );
}
