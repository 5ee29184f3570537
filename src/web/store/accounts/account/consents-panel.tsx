import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Panel, Tag } from '../../../ui/surfaces.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import type { Consent } from './details.loader.ts';

/** Ley 1581 de 2012: everybody may see what he agreed to, take it back and get his data. */
export function ConsentsPanel({ consents }: { consents: readonly Consent[] }) {
  const [asked, setAsked] = useState<Consent | null>(null);
  return (
    <Panel aria-labelledby="datos-personales">
      <h3 id="datos-personales" className="heading-3">
        Mis datos personales
      </h3>
      <p className="mt-2 text-tinta-2">
        Descarga todo lo que guardamos de ti. Cómo lo usamos está en la{' '}
        <a href={paths.privacyPolicy()} className="text-link">
          política de privacidad
        </a>
        .
      </p>
      <ButtonLink variant="secondary" href="/api/mis-datos" download="mis-datos.json" className="mt-4">
        Descargar mis datos
      </ButtonLink>
      <h4 className="mt-7 font-semibold">Autorizaciones</h4>
      {consents.length === 0 ? (
        <p className="mt-2 text-tinta-3">No hay autorizaciones registradas.</p>
      ) : (
        <ul className="mt-2 divide-y divide-linea">
          {consents.map((consent) => (
            <ConsentRow key={consent.id} consent={consent} onRevoke={() => setAsked(consent)} />
          ))}
        </ul>
      )}
      {asked && <RevokeDialog consent={asked} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function ConsentRow({ consent, onRevoke }: { consent: Consent; onRevoke: () => void }) {
  const { name, textVersion, givenAt, revokedAt } = consent;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div>
        <p className="font-semibold">{name}</p>
        <p className="text-small/5 text-tinta-3">
          {givenAt === null ? 'No te la pedimos' : `Aceptada el ${formatSpanishDate(givenAt)}`} · versión{' '}
          {textVersion}
        </p>
      </div>
      {givenAt === null ? null : revokedAt === null ? (
        <Button variant="outline" size="compact" aria-label={`Retirar ${name}`} onClick={onRevoke}>
          Retirar
        </Button>
      ) : (
        <Tag>
          <Icon name="info" size={16} />
          Retirada el {formatSpanishDate(revokedAt)}
        </Tag>
      )}
    </li>
  );
}

function RevokeDialog({ consent, onClose }: { consent: Consent; onClose: () => void }) {
  const { revalidate } = useRevalidator();
  const { sending, send } = useSending();
  const revoke = () =>
    send(
      async () => toastRefusal(await callApi('revokeConsent', { body: { consentId: consent.id } })),
      () => {
        showToast({ kind: 'success', text: 'Autorización retirada' });
        void revalidate();
        onClose();
      },
    );
  return (
    <Dialog open onClose={onClose} title="¿Retirar la autorización?">
      <p className="text-tinta-2">
        {consent.name}, aceptada el {formatSpanishDate(consent.givenAt ?? '')}. Te lo confirmaremos por
        correo.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button loading={sending} loadingLabel="Retirando..." onClick={() => void revoke()}>
          Retirar
        </Button>
        <Button variant="outline" onClick={onClose}>
          Cancelar
        </Button>
      </div>
    </Dialog>
  );
}
