import { useNavigate } from 'react-router';
import { paths } from '../../../../wire/paths.ts';
import { casePaths } from '../../../../wire/rights/case-paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { atField } from '../../../app/refusal.ts';
import { useForm } from '../../../app/use-form.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { LostLink } from '../public/lost-link.tsx';
import type { CaseData } from './case.loader.ts';

/** For whoever cannot see the case yet: the digits of the document, or the way to its link. */
export function CaseGate({ data: { number, signature, isLoggedIn } }: { data: CaseData }) {
  return (
    <div className="mx-auto max-w-[560px] px-4 pt-8 pb-16 sm:px-6 lg:pt-11">
      <h1 className="heading-1">Caso {number}</h1>
      {signature !== null ? (
        <DigitsForm number={number} signature={signature} />
      ) : (
        <Panel aria-label="Abrir el caso" className="mt-6">
          <p>
            Para cuidar tus datos, el caso se abre con el enlace del correo que te mandamos
            {isLoggedIn ? '. Si lo abriste con otra cuenta, también desde ella.' : ' o desde tu cuenta.'}
          </p>
          {!isLoggedIn && (
            <ButtonLink variant="outline" href={paths.login(casePaths.case(number))} className="mt-5">
              Iniciar sesión
            </ButtonLink>
          )}
          <LostLink number={number} />
        </Panel>
      )}
    </div>
  );
}

function DigitsForm({ number, signature }: { number: string; signature: string }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { digits: '' },
    check: ({ digits }) =>
      digits.trim().length === 4 ? {} : { digits: 'Escribe los últimos 4 dígitos de tu documento.' },
    send: async ({ digits }) =>
      atField(
        'digits',
        await callApi('enterCase', { params: { number }, body: { signature, digits: digits.trim() } }),
      ),
    // The cookie opens it from here on; the signature leaves the address.
    onDone: () => navigate(casePaths.case(number), { replace: true }),
  });
  return (
    <Panel aria-label="Abrir el caso" className="mt-6">
      <form noValidate onSubmit={(event) => void form.submit(event)} className="grid gap-5">
        <p>Para cuidar tus datos, escribe los últimos 4 dígitos del documento con el que lo abriste.</p>
        <TextField
          label="Últimos 4 dígitos de tu documento"
          autoComplete="off"
          maxLength={4}
          {...form.bind('digits')}
        />
        <FormProblem text={form.lonelyProblem} />
        <Button type="submit" loading={form.sending} loadingLabel="Un momento...">
          Ver mi caso
        </Button>
      </form>
    </Panel>
  );
}
