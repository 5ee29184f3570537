import type { ReactNode } from 'react';
import { API_CALLS_PER_MINUTE, API_SCOPE_NAMES, API_SCOPES } from '../../../domain/api-scope.ts';
import { WEBHOOK_EVENT_NAMES, WEBHOOK_EVENTS } from '../../../domain/webhook.ts';
import { sellerPaths } from '../../../wire/seller-paths.ts';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import type { sellerIntegrationsGuideLoader } from './guide.loader.ts';

export function Page({ data }: PageProps<typeof sellerIntegrationsGuideLoader>) {
  const { origin } = data;
  const base = `${origin}/api/vender/v1`;
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
        <Calls base={base} />
        <Signatures />
      </div>
    </>
  );
}

function Calls({ base }: { base: string }) {
  const key = '-H "Authorization: Bearer $PLAZUELA_CLAVE"';
  const json = '-H "Content-Type: application/json"';
  return (
    <Card title="Llamadas">
      <p className="mt-3">
        Envía la clave en el encabezado <code>Authorization</code>. Cada clave puede hacer{' '}
        {API_CALLS_PER_MINUTE} llamadas por minuto; después respondemos 429 y <code>Retry-After</code> dice
        cuántos segundos esperar.
      </p>
      <Names names={API_SCOPES.map((scope) => [scope, API_SCOPE_NAMES[scope]])} />
      <Example title="Pedidos que cambiaron">{`curl ${key} \\
  "${base}/pedidos?desde=2026-01-31T08:00:00-05:00&limite=50"`}</Example>
      <p>
        Si <code>siguiente</code> no es null, pide la página que sigue con <code>cursor</code>. La próxima vez
        repite el último minuto en <code>desde</code>, para no perder un cambio simultáneo.
      </p>
      <Example title="Un pedido">{`curl ${key} "${base}/pedidos/1001"`}</Example>
      <Example title="Entregarlo a la transportadora">{`curl ${key} ${json} \\
  -d '{"codEstado": 1, "transportadora": "Coordinadora", "codGuiaPedido": "9900112233"}' \\
  "${base}/pedidos/1001/estado"`}</Example>
      <Example title="Productos con existencias">{`curl ${key} "${base}/productos?limite=100"`}</Example>
      <Example title="Existencias y precios, hasta 100 filas">{`curl ${key} ${json} \\
  -d '{"filas": [{"refProducto": "CAFE-500", "cantidad": 40, "precio": 32000}]}' \\
  "${base}/existencias"`}</Example>
      <p>
        Cada fila tiene su resultado. Los productos con opciones llevan también <code>codTerminos</code>, como
        los muestra la lista. La referencia completa está en{' '}
        <a href="/api/docs" className="text-link">
          /api/docs
        </a>
        .
      </p>
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
