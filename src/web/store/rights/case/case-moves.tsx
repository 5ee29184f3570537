import { type ReactNode, useState } from 'react';
import { formatPesos } from '../../../../domain/money.ts';
import { contestUntil } from '../../../../domain/rights/case-clock.ts';
import { Button } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextAreaField } from '../../../ui/text-fields.tsx';
import { dayText } from '../day-text.ts';
import type { ChangingPartProps } from './case.page.tsx';
import { SendBackForm } from './send-back-form.tsx';
import { useMove } from './use-move.ts';

/** What she may do now; nothing that the law and the state do not give. */
export function CaseMoves({ shown, today, onChange }: ChangingPartProps) {
  const { actions } = shown;
  const [chosen, setChosen] = useState<'appeal' | 'ask-operator' | 'give-up' | null>(null);
  if (actions.length === 0) return null;
  const open = chosen && actions.includes(chosen) ? chosen : null;
  return (
    <Panel aria-labelledby="puedes">
      <h2 id="puedes" className="heading-3">
        Lo que puedes hacer
      </h2>
      {actions.includes('appeal') && (
        <p className="mt-2 text-tinta-2">
          Puedes apelar hasta el {dayText(contestUntil(shown.stateSince), today)}.
        </p>
      )}
      {actions.includes('accept-offer') && <Offer shown={shown} onChange={onChange} />}
      {actions.includes('send-back') && <SendBackForm shown={shown} onChange={onChange} />}
      <div className="mt-5 flex flex-wrap gap-3 empty:hidden">
        {actions.includes('ask-operator') && (
          <Opener isOpen={open === 'ask-operator'} onClick={() => setChosen('ask-operator')}>
            {shown.state === 'decided' ? 'No me lo han entregado' : 'Pide que Plazuela decida'}
          </Opener>
        )}
        {actions.includes('appeal') && (
          <Opener isOpen={open === 'appeal'} onClick={() => setChosen('appeal')}>
            Apelar la decisión
          </Opener>
        )}
        {actions.includes('give-up') && (
          <Opener isOpen={open === 'give-up'} onClick={() => setChosen('give-up')}>
            Desistir
          </Opener>
        )}
      </div>
      {open && (
        <TextMove
          key={open}
          action={open}
          number={shown.number}
          onChange={onChange}
          onClose={() => setChosen(null)}
        />
      )}
    </Panel>
  );
}

/** What the shop offers in place of all that she asked for. */
function Offer({ shown, onChange }: Pick<ChangingPartProps, 'shown' | 'onChange'>) {
  const { move, sending, lonelyProblem } = useMove(shown.number, onChange);
  const { money, sellerName } = shown;
  return (
    <div className="mt-3 grid gap-4">
      <p className="text-tinta-2">
        {sellerName ?? 'La tienda'} ofrece devolverte <b>{money ? formatPesos(money.amount) : 'una parte'}</b>
        {shown.offeredPesos === null ? '' : ', y te quedas con el producto'}. Si no te parece, pide que
        decidamos sobre todo lo que pediste.
      </p>
      <FormProblem text={lonelyProblem} />
      <Button
        loading={sending}
        loadingLabel="Enviando..."
        className="sm:justify-self-start"
        onClick={() => void move({ action: 'accept-offer' })}
      >
        Aceptar esta parte
      </Button>
    </div>
  );
}

function Opener({
  isOpen,
  onClick,
  children,
}: {
  isOpen: boolean;
  onClick: () => void;
  children: ReactNode;
}) {
  return (
    <Button variant="outline" size="compact" aria-expanded={isOpen} onClick={onClick}>
      {children}
    </Button>
  );
}

const texts = {
  appeal: {
    label: '¿Por qué no estás de acuerdo?',
    about: 'La revisa otra persona de nuestro equipo. Se puede una sola vez.',
    button: 'Enviar la apelación',
  },
  'ask-operator': {
    label: '¿Qué debemos saber? (opcional)',
    about: 'Leemos lo que dijeron los dos y decidimos.',
    button: 'Pedir la decisión',
  },
  'give-up': {
    label: '¿Por qué desistes? (opcional)',
    about: 'El caso se cierra y no se puede volver a abrir.',
    button: 'Sí, desistir del caso',
  },
} as const;

interface TextMoveProps {
  action: keyof typeof texts;
  number: string;
  onChange: ChangingPartProps['onChange'];
  onClose: () => void;
}

/** A move with its reason, confirmed by its own button. */
function TextMove({ action, number, onChange, onClose }: TextMoveProps) {
  const [text, setText] = useState('');
  const { move, sending, errors, lonelyProblem } = useMove(number, onChange);
  const { label, about, button } = texts[action];
  return (
    <form
      noValidate
      className="mt-5 grid gap-4 border-linea border-t pt-5"
      onSubmit={(event) => {
        event.preventDefault();
        void move({ action, text: text.trim() }, event.currentTarget);
      }}
    >
      <p className="text-tinta-2">{about}</p>
      <TextAreaField
        label={label}
        name="text"
        autoFocus
        value={text}
        maxLength={2000}
        error={errors.text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <FormProblem text={lonelyProblem} />
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant={action === 'give-up' ? 'destructive' : 'primary'}
          loading={sending}
          loadingLabel="Enviando..."
        >
          {button}
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      </div>
    </form>
  );
}
