import { useState } from 'react';
import { callApi } from '../../../app/api-client.ts';
import { useForm } from '../../../app/use-form.ts';
import { useSending } from '../../../app/use-sending.ts';
import { fieldBox, fieldControl } from '../../../ui/field.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { PHOTO_ACCEPT, photoProblem } from '../../accounts/account/photo-choice.ts';
import type { ChangingPartProps } from './case.page.tsx';

type BoxProps = Pick<ChangingPartProps, 'shown' | 'onChange'>;

/** One line to write, a camera beside it. Contact data does not reach the other side. */
export function MessageBox({ shown: { number }, onChange }: BoxProps) {
  const form = useForm({
    initial: { text: '' },
    check: ({ text }) => (text.trim() === '' ? { text: 'Escribe tu mensaje.' } : {}),
    send: ({ text }) => callApi('writeInCase', { params: { number }, body: { text: text.trim() } }),
    onDone: (next, sent) => {
      onChange(next);
      // The next one may have been begun while this one was on its way.
      form.reset((now) => (now.text === sent.text ? { text: '' } : now));
    },
  });
  const photo = usePhoto(number, onChange);
  const { onChange: type, value } = form.bind('text');
  return (
    <form noValidate onSubmit={(event) => void form.submit(event)} className="mt-5">
      <div className={`${fieldBox} pr-1!`}>
        <textarea
          name="text"
          rows={1}
          value={value}
          onChange={type}
          maxLength={2000}
          aria-label="Escribe un mensaje"
          aria-invalid={form.errors.text ? true : undefined}
          placeholder="Escribe un mensaje"
          className={`${fieldControl} resize-none [field-sizing:content]`}
        />
        <label className="grid size-[44px] shrink-0 cursor-pointer place-items-center rounded-[12px] text-tinta-2 hover:bg-crema-1 has-focus-visible:outline-3 has-focus-visible:outline-cielo-6">
          <Icon name="camera" size={22} />
          <span className="sr-only">Agregar una foto</span>
          <input
            type="file"
            accept={PHOTO_ACCEPT}
            className="sr-only"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void photo.add(file);
              currentTarget.value = '';
            }}
          />
        </label>
        <button
          type="submit"
          aria-label="Enviar mensaje"
          aria-disabled={form.sending || undefined}
          className="grid size-[44px] shrink-0 place-items-center rounded-[12px] bg-verde-6 text-white"
        >
          <Icon name="paper-plane-right" weight="fill" size={20} />
        </button>
      </div>
      <p className="mt-2 text-small/5 text-tinta-3">
        Teléfonos, correos y direcciones se ocultan: todo se habla aquí.
      </p>
      <div className="mt-3">
        <FormProblem text={form.errors.text ?? form.problem ?? photo.problem} />
        <p role="status" className="text-small text-tinta-2">
          {photo.sending ? 'Subiendo la foto…' : ''}
        </p>
      </div>
    </form>
  );
}

function usePhoto(number: string, onChange: ChangingPartProps['onChange']) {
  const { send, sending, problem } = useSending();
  const [wrong, setWrong] = useState<string | null>(null);
  const add = async (file: File) => {
    const found = await photoProblem(file);
    setWrong(found);
    if (!found) await send(() => callApi('addCasePhoto', { params: { number }, body: { file } }), onChange);
  };
  return { add, sending, problem: wrong ?? problem };
}
