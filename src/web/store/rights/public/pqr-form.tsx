import { type FormEvent, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { RadioCard } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { TextAreaField, TextField } from '../../../ui/text-fields.tsx';
import { PhotoPicker } from '../../accounts/account/photo-picker.tsx';
import { usePhotos } from '../../accounts/account/use-photos.ts';
import { useCaseRequest } from '../ask/use-case-request.ts';
import type { Answers } from './pqr.loader.ts';
import { type PetitionKind, type PqrField, type PqrValues, petitionOf, pqrProblems } from './pqr-values.ts';

const ORDER_UNKNOWN = 'No encontramos ese pedido entre los tuyos. Ábrelo desde tu correo o déjalo en blanco.';

/** `isKnown`: her account says who she is. What the server cannot tell from an order is asked of everybody else. */
export function PqrForm({ isKnown, answers }: { isKnown: boolean; answers: Answers }) {
  const [values, setValues] = useState<PqrValues>({
    ...{ kind: 'petition', orderNumber: '', story: '', name: '', email: '', documentNumber: '' },
  });
  const photos = usePhotos();
  const { request, sending, errors, problem, lonelyProblem, mark, refuse } = useCaseRequest();
  const change = (field: PqrField, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
    mark({ [field]: undefined });
  };
  const bind = (field: Exclude<PqrField, 'kind'>) => ({
    name: field,
    value: values[field],
    error: errors[field],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change(field, currentTarget.value),
  });
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const found = pqrProblems(values, isKnown);
    if (Object.keys(found).length > 0) return refuse({ errors: found, problem: null, form });
    await request(
      petitionOf(values),
      photos.photos.map(({ file }) => file),
      form,
    );
  };
  return (
    <form noValidate onSubmit={(event) => void send(event)} className="grid gap-6">
      <KindChoice answers={answers} value={values.kind} onChange={(kind) => change('kind', kind)} />
      {!isKnown && (
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField label="Nombre completo" autoComplete="name" maxLength={120} {...bind('name')} />
          <TextField
            label="Número de documento"
            autoComplete="off"
            maxLength={20}
            {...bind('documentNumber')}
          />
          <TextField
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            hint="Ahí te mandamos el radicado y la respuesta."
            className="col-span-full"
            {...bind('email')}
          />
        </div>
      )}
      <TextField
        label="Número de pedido (opcional)"
        inputMode="numeric"
        maxLength={15}
        {...bind('orderNumber')}
        error={errors.orderNumber ?? (problem && isMissing(problem, values) ? ORDER_UNKNOWN : undefined)}
      />
      <TextAreaField label="Cuéntanos" rows={6} maxLength={2000} {...bind('story')} />
      <PhotoPicker photos={photos} />
      <FormProblem text={lonelyProblem} />
      <Button type="submit" loading={sending} loadingLabel="Enviando..." className="sm:justify-self-start">
        {problem ? 'Reintentar' : 'Radicar'}
      </Button>
    </form>
  );
}

/** A foreign order is answered like a missing one; the only thing of this form that can be missing is the order. */
function isMissing(problem: string, { orderNumber }: PqrValues): boolean {
  return orderNumber !== '' && problem.includes('encontr');
}

const choices: Record<PetitionKind, { label: string; about: string }> = {
  petition: { label: 'Petición', about: 'Pedir información, documentos o que hagamos algo.' },
  complaint: { label: 'Queja', about: 'Cómo te trató una tienda o nuestro equipo.' },
  claim: { label: 'Reclamo', about: 'Algo que compraste o te cobraron y no salió bien.' },
  'data-query': { label: 'Consulta de mis datos personales', about: 'Qué datos tuyos tenemos y para qué.' },
  'data-claim': {
    label: 'Reclamo sobre mis datos personales',
    about: 'Corregirlos, actualizarlos o borrarlos.',
  },
};

interface KindChoiceProps {
  answers: Answers;
  value: PetitionKind;
  onChange: (kind: PetitionKind) => void;
}

function KindChoice({ answers, value, onChange }: KindChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-small">¿Qué quieres presentar?</legend>
      <div className="grid gap-3">
        {answers.map(({ kind, law, days }) => (
          <RadioCard
            key={kind}
            name="kind"
            label={choices[kind].label}
            description={`${choices[kind].about} Respuesta en máximo ${days} días hábiles (${law}).`}
            checked={value === kind}
            onChange={() => onChange(kind)}
          />
        ))}
      </div>
    </fieldset>
  );
}
