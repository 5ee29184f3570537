import { type ComponentProps, useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { TextField } from '../../ui/text-fields.tsx';

type PasswordInputProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>;

/** A password with an eye that shows it. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      maxLength={200}
      suffix={
        <button
          type="button"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="-mr-3 grid size-[44px] shrink-0 place-items-center rounded-[10px] text-tinta-2"
        >
          <Icon name={shown ? 'eye-slash' : 'eye'} size={22} />
        </button>
      }
    />
  );
}
