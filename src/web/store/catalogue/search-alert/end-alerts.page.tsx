import { callApi } from '../../../app/api-client.ts';
import type { PageProps } from '../../../app/page.ts';
import type { endAlertsLoader } from './end-alerts.loader.ts';
import { EndMails } from './end-mails.tsx';

export function Page({ data: { alertId, kind, signature } }: PageProps<typeof endAlertsLoader>) {
  return (
    <EndMails
      title="Dejar de recibir avisos"
      text="No te escribimos más cuando haya lo que buscaste o baje de precio. Los correos de tus pedidos siguen llegando."
      button="No quiero más avisos"
      end={alertId === null ? null : () => callApi('endAlerts', { body: { alertId, kind, signature } })}
    />
  );
}
