import { type ComponentProps, useState } from 'react';
import { Icon } from './icon.tsx';
import { TextField } from './text-fields.tsx';

/** A password with the eye that shows what was typed. */
export function PasswordField(props: Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={200}
      suffix={
        <button
          type="button"
          aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
          onClick={() => setShown(!shown)}
          className="-mr-3 grid size-[44px] shrink-0 place-items-center rounded-[10px] text-tinta-2 hover:bg-crema-1"
        >
          <Icon name={shown ? 'eye-slash' : 'eye'} size={22} />
        </button>
      }
    />
  );
}
