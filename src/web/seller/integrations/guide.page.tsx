import type { ReactNode } from 'react';
import { API_CALLS_PER_MINUTE, API_SCOPE_NAMES, API_SCOPES } from '../../../domain/api-scope.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../../../domain/webhook.ts';
import { curlOf, MACHINE_EXAMPLES, machineCalls } from '../../../wire/integrations/seller-api-examples.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { sellerIntegrationsGuideLoader } from './guide.loader.ts';

export function Page({ data }: PageProps<typeof sellerIntegrationsGuideLoader>) {
  const { origin } = data;
  return (
    <>
      <PageHeading
        title="Guía de la API"
        text="Todo lo que tus sistemas necesitan saber."
        action={
          <ButtonLink variant="outline" href={sellerPaths.integrations()}>
            Volver a integraciones
          </ButtonLink>
        }
      />
      <div className="grid gap-5">
        <Calls origin={origin} />
        <Signatures />
      </div>
    </>
  );
}

function Calls({ origin }: { origin: string }) {
  return (
    <Card title="Llamadas">
      <p className="mt-3">
        Crea una clave en{' '}
        <a href={sellerPaths.integrations()} className="text-link">
          Integraciones
        </a>{' '}
        y guárdala en tu terminal: así los ejemplos funcionan tal como están.
      </p>
      <Example title="Antes de empezar">{`export PLAZUELA_CLAVE='la clave que creaste'`}</Example>
      <p>
        Envía la clave en el encabezado <code>Authorization</code>. Cada clave puede hacer{' '}
        {API_CALLS_PER_MINUTE} llamadas por minuto; después respondemos 429 y <code>Retry-After</code> dice
        cuántos segundos esperar. En las que escriben, un <code>Idempotency-Key</code> tuyo evita que se hagan
        dos veces.
      </p>
      <Names names={API_SCOPES.map((scope) => [scope, API_SCOPE_NAMES[scope]])} />
      <Example title="Cuando algo no se puede, con un estado 4xx">{`{"status":false,"message":"Revisa los datos enviados.","code":"invalid-input","campos":{"precio":"…"}}`}</Example>
      <h3 className="mt-6 font-[650]">Todas las llamadas</h3>
      <Names
        names={Object.values(machineCalls).map(({ method, path, summary }) => [
          `${method} /api${path}`,
          summary,
        ])}
      />
      <p>
        Cada campo, con sus límites y errores, está en{' '}
        <a href="/api/docs" className="text-link">
          /api/docs
        </a>
        .
      </p>
      <h3 className="mt-6 font-[650]">Ejemplos</h3>
      {MACHINE_EXAMPLES.map((example) => (
        <div key={example.title}>
          <Example title={example.title}>{curlOf(example, origin)}</Example>
          {example.text && <p>{example.text}</p>}
        </div>
      ))}
    </Card>
  );
}

function Signatures() {
  return (
    <Card title="Avisos firmados">
      <p className="mt-3">
        Responde con un 2xx antes de 5 segundos. Si no, lo intentamos otra vez con pausas crecientes: ocho
        veces en un día. Un aviso puede llegar repetido: guarda su <code>id</code> y omite el que ya tengas.
        Pueden llegar en otro orden: <code>fecha</code> dice cuándo ocurrió cada uno.
      </p>
      <Names names={WEBHOOK_EVENTS.map((event) => [event, WEBHOOK_EVENT_NAMES[event]])} />
      <Example title="Lo que recibes">{`X-Plazuela-Evento: 2f0c…          (el id)
X-Plazuela-Fecha: 1769864400      (segundos)
X-Plazuela-Firma: v1=5d41…        (dos, separadas por coma, el día que cambias el secreto)

{"id":"2f0c…","evento":"pedido.estado","fecha":"2026-01-31T13:00:00.000Z",
 "datos":{"numPedido":1001,"codEstado":20,"nomEstado":"…","transportadora":null,"codGuiaPedido":null}}`}</Example>
      <p>
        La firma es HMAC-SHA256, con tu secreto, de la fecha, un punto y el cuerpo tal como llegó. Compárala y
        rechaza fechas de hace más de cinco minutos.
      </p>
      <Example title="Node.js">{`const esperada = 'v1=' + crypto.createHmac('sha256', secreto)
  .update(fecha + '.' + cuerpo).digest('hex');
const valida = firma.split(',').some((una) => una.length === esperada.length &&
  crypto.timingSafeEqual(Buffer.from(una), Buffer.from(esperada)));`}</Example>
      <Example title="PHP">{`$esperada = 'v1=' . hash_hmac('sha256', $fecha . '.' . $cuerpo, $secreto);
$valida = array_filter(explode(',', $firma), fn($una) => hash_equals($esperada, $una));`}</Example>
    </Card>
  );
}

function Names({ names }: { names: readonly (readonly [string, string])[] }) {
  return (
    <dl className="my-4 grid gap-2">
      {names.map(([name, text]) => (
        <div key={name} className="flex flex-wrap gap-x-3">
          <dt>
            <code className="font-semibold">{name}</code>
          </dt>
          <dd className="text-tinta-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function Example({ title, children }: { title: string; children: ReactNode }) {
  return (
    <figure className="my-4 min-w-0">
      <figcaption className="mb-1 font-semibold">{title}</figcaption>
      <pre className="whitespace-pre-wrap break-all rounded-[12px] bg-crema-2 p-4 text-small leading-5">
        {children}
      </pre>
    </figure>
  );
}
