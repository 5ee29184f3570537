import { useState } from 'react';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/choice-fields.tsx';
import { FormProblem } from '../../../ui/form-problem.tsx';
import { Panel } from '../../../ui/surfaces.tsx';
import { TextField } from '../../../ui/text-fields.tsx';
import { showToast } from '../../../ui/toast-store.ts';

interface Shared {
  id: number;
  shareToken: string | null;
  showsOwner: boolean;
}

/** A link that anybody may read the list by, for as long as its owner wants. */
export function SharePanel({ list }: { list: Shared }) {
  const [token, setToken] = useState(list.shareToken);
  const [showsOwner, setShowsOwner] = useState(list.showsOwner);
  const { sending, problem, send } = useSending();
  const share = (isShared: boolean, withName = showsOwner) =>
    send(
      () => callApi('shareList', { params: { listId: list.id }, body: { isShared, showsOwner: withName } }),
      ({ shareToken }) => {
        setToken(shareToken);
        setShowsOwner(withName);
        return isShared ? undefined : 'El enlace ya no abre la lista.';
      },
    );
  return (
    <Panel aria-labelledby="compartir" className="mt-5">
      <h3 id="compartir" className="heading-3">
        Compartir
      </h3>
      <p className="mt-2 text-tinta-2">
        {token === null
          ? 'Solo tú ves esta lista. Con un enlace, quien lo tenga puede verla y comprarla.'
          : 'Quien tenga el enlace ve los productos y el nombre de la lista; nada más de ti.'}
      </p>
      {token !== null && <LinkField token={token} />}
      {token !== null && (
        <CheckboxField
          className="mt-2"
          label="Mostrar mi nombre"
          checked={showsOwner}
          onChange={(event) => void share(true, event.target.checked)}
        />
      )}
      <FormProblem text={problem} />
      <Button
        variant="outline"
        className="mt-3 max-sm:w-full"
        loading={sending}
        onClick={() => void share(token === null)}
      >
        {token === null ? 'Crear enlace' : 'Anular el enlace'}
      </Button>
    </Panel>
  );
}

function LinkField({ token }: { token: string }) {
  // Shown after a click or a page of its own, so never on a page that others are shown.
  const link = new URL(
    paths.sharedList(token),
    import.meta.env.SSR ? 'https://enlace.invalid' : location.origin,
  );
  const copy = async () => {
    const done = await navigator.clipboard?.writeText(link.href).then(
      () => true,
      () => false,
    );
    if (done) showToast({ kind: 'success', text: 'Enlace copiado.' });
    else showToast({ kind: 'error', text: 'No pudimos copiarlo. Selecciónalo y cópialo.' });
  };
  return (
    <div className="mt-4 grid items-start gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <TextField
        label="Enlace de la lista"
        readOnly
        suppressHydrationWarning
        value={link.href}
        onFocus={(event) => event.target.select()}
      />
      <Button variant="secondary" className="sm:mt-[30px]" onClick={() => void copy()}>
        Copiar enlace
      </Button>
    </div>
  );
}
