import { useRevalidator } from 'react-router';
import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { FeedAddresses } from '../../panel/feed-addresses.tsx';
import { FigureCard } from '../../panel/figure-card.tsx';
import { ArchiveCard } from './archive-card.tsx';
import { BackupsCard } from './backups-card.tsx';
import { DamagedFilesCard } from './damaged-files-card.tsx';
import { FailedMessages } from './failed-messages.tsx';
import { JobsCard } from './jobs-card.tsx';
import { NeedsCard } from './needs-card.tsx';
import { ReadOnlyCard } from './read-only-card.tsx';
import { sizeText } from './size-text.ts';
import type { operatorSystemLoader, SystemData } from './system.loader.ts';

/** What whoever runs the server looks at. */
export function Page({ data }: PageProps<typeof operatorSystemLoader>) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <>
      <PageHeading
        title="Sistema"
        isList
        text={`En marcha desde: ${momentText(Date.parse(data.state.startedAt), data.now)}`}
      />
      <Figures {...data} />
      <NeedsCard needs={data.state.needs} />
      <DamagedFilesCard {...data} />
      <div className="mt-5 grid gap-5">
        <ReadOnlyCard {...data} onChange={reload} />
        <FailedMessages {...data} onChange={reload} />
        <JobsCard {...data} onChange={reload} />
        <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
          <BackupsCard {...data} onChange={reload} />
          <ArchiveCard {...data} onChange={reload} />
        </div>
        <TablesCard {...data} />
        <FeedAddresses text="Lo que venden todas las tiendas, para anunciarlo." addresses={data.feeds} />
        <VersionsCard {...data} />
      </div>
    </>
  );
}

function Figures({ state: { database, outbox, jobs, backups }, now }: SystemData) {
  const broken = jobs.filter(({ problem }) => problem).length;
  const lastBackup = backups.find(({ finishedAt, problem }) => finishedAt && !problem);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
      <FigureCard
        icon="package"
        label="Base de datos"
        value={sizeText(database.bytes)}
        note={`PostgreSQL ${database.version}`}
      />
      <FigureCard
        icon="envelope-simple"
        label="Mensajes por enviar"
        value={outbox.waiting}
        note={
          outbox.oldestAt ? `El más antiguo, ${momentText(Date.parse(outbox.oldestAt), now)}` : 'Nada espera'
        }
      />
      <FigureCard
        icon="clock"
        label="Tareas con error"
        value={broken}
        note={broken === 0 ? 'Todas terminaron bien' : 'Mira la causa abajo'}
      />
      <FigureCard
        icon="lock-simple"
        label="Última copia"
        value={lastBackup ? momentText(Date.parse(lastBackup.startedAt), now) : 'Ninguna'}
        note={lastBackup?.bytes ? sizeText(lastBackup.bytes) : 'Se hace cada noche'}
      />
    </div>
  );
}

function TablesCard({ state: { tables } }: SystemData) {
  return (
    <Card title="Tablas más grandes">
      <DataTable
        label="Tablas más grandes"
        rows={tables}
        rowKey={({ name }) => name}
        empty="Todavía no hay datos."
        columns={[
          { id: 'name', header: 'Tabla', stacked: 'title', cell: ({ name }) => name },
          { id: 'rows', header: 'Filas', align: 'end', cell: ({ rows }) => rows.toLocaleString('es-CO') },
          {
            id: 'bytes',
            header: 'Tamaño',
            align: 'end',
            stacked: 'side',
            cell: ({ bytes }) => sizeText(bytes),
          },
        ]}
      />
    </Card>
  );
}

function VersionsCard({ state: { version, node, mode, database, services } }: SystemData) {
  const rows = [
    ['Plazuela', `${version} (${mode === 'demo' ? 'demostración' : 'producción'})`],
    ['Node', node],
    ['PostgreSQL', `${database.version}, ${database.isEmbedded ? 'integrado' : 'externo'}`],
    ['Correo', services.mail],
    ['SMS', services.sms],
    ['Geocodificación', services.geocoder],
    ['Pagos en línea', services.payments],
    ['Archivos', services.files],
  ];
  return (
    <Card title="Versiones y servicios">
      <dl className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt className="text-small text-tinta-3">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
