import { useState } from 'react';
import { CARRIERS, TRACKING_URL_LENGTH } from '../../domain/carrier.ts';
import { SelectField, TextField } from '../ui/text-fields.tsx';

interface CarrierFieldProps {
  value: string;
  error?: string | undefined;
  onChange: (carrier: string) => void;
  /** Of a carrier outside the list. */
  page?: { value: string; onChange: (page: string) => void };
}

const OTHER = 'Otra';

/** One of the country's carriers, or another one by its name. */
export function CarrierField({ value, error, onChange, page }: CarrierFieldProps) {
  const [isOther, setIsOther] = useState(value !== '' && !CARRIERS.some((name) => name === value));
  const choose = (chosen: string) => {
    setIsOther(chosen === OTHER);
    onChange(chosen === OTHER ? '' : chosen);
  };
  return (
    <>
      <SelectField
        label="Transportadora"
        required
        value={isOther ? OTHER : value}
        error={isOther ? undefined : error}
        onChange={(event) => choose(event.currentTarget.value)}
      >
        <option value="" disabled>
          Elige la transportadora
        </option>
        {[...CARRIERS, OTHER].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      {isOther && (
        <>
          <TextField
            label="Nombre de la transportadora"
            required
            maxLength={80}
            autoComplete="off"
            value={value}
            error={error}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          {page && (
            <TextField
              label="Página donde se rastrea"
              type="url"
              inputMode="url"
              maxLength={TRACKING_URL_LENGTH}
              autoComplete="off"
              placeholder="https://"
              hint="Opcional. Tu cliente la abre desde su pedido y sus correos."
              value={page.value}
              onChange={(event) => page.onChange(event.currentTarget.value)}
            />
          )}
        </>
      )}
    </>
  );
}
