import { paths } from '../../../../wire/paths.ts';
import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import { setSession } from '../../../app/session-store.ts';
import { leaving } from '../../../app/use-sending.ts';
import { type Credentials, LoginForm } from '../../../panel/login-form.tsx';
import { PanelMark } from '../../../panel/panel-mark.tsx';
import { Notice, Panel } from '../../../ui/surfaces.tsx';
import type { sellerEnterLoader } from './enter.loader.ts';

/** The sellers' own entrance: it also opens to those whose shop awaits its approval. */
export function Page({ data }: PageProps<typeof sellerEnterLoader>) {
  const { destination, problem } = data;
  const enter = async (body: Credentials) => {
    const reply = await callApi('enterSellerPanel', { body });
    if (!reply.ok) return reply;
    setSession(reply.value, null);
    // A new document: every page of the panel is made for the person.
    location.replace(destination);
    return leaving();
  };
  return (
    <main id="contenido" className="grid min-h-dvh place-items-center bg-crema-1 px-4 py-8">
      <div className="w-full max-w-[460px]">
        <PanelMark />
        <Panel className="mt-5">
          <h1 className="heading-2">Centro de vendedores</h1>
          <p className="mt-2 text-tinta-2">Entra con el correo y la contraseña de tu tienda.</p>
          {problem === 'seller-only' && (
            <Notice className="mt-4">La cuenta con la que entraste no tiene una tienda.</Notice>
          )}
          {problem === 'seller-blocked' && (
            <Notice tone="urgent" className="mt-4">
              La tienda está bloqueada. Por favor, contacta con soporte.
            </Notice>
          )}
          <LoginForm send={enter} />
          <p className="mt-5 flex flex-wrap justify-between gap-x-6 gap-y-1 text-compact">
            <a href={paths.recoverPassword()} className="text-link py-2">
              ¿Olvidaste tu contraseña?
            </a>
            <a href={paths.startSelling()} className="text-link py-2">
              Empieza a vender
            </a>
          </p>
        </Panel>
      </div>
    </main>
  );
}
