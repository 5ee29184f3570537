import { useState } from 'react';
import { EMAIL_MESSAGE, isEmail } from '../../../../domain/email.ts';
import { TextField } from '../../../ui/text-fields.tsx';

interface EmailFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** What the server said of it. */
  error?: string | undefined;
  autoComplete?: 'email' | 'username';
}

/** Spec 5: the message comes when the field is left; forms keep their button disabled until isEmail holds. */
export function EmailField({ value, onChange, error, autoComplete = 'email' }: EmailFieldProps) {
  const [left, setLeft] = useState(false);
  const isWrong = left && value !== '' && !isEmail(value.trim());
  return (
    <TextField
      label="Correo electrónico"
      name="email"
      type="email"
      required
      autoComplete={autoComplete}
      maxLength={254}
      value={value}
      error={error ?? (isWrong ? EMAIL_MESSAGE : undefined)}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={() => setLeft(true)}
    />
  );
}
