import { callApi } from '../../app/api-client.ts';
import { toastRefusal } from '../../app/refusal.ts';
import { useSending } from '../../app/use-sending.ts';
import { Card } from '../../panel/card.tsx';
import { DataTable } from '../../panel/data-table.tsx';
import { momentText } from '../../panel/date-texts.ts';
import { State } from '../../panel/state.tsx';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/surfaces.tsx';
import { jobName } from './job-names.ts';
import type { SystemData } from './system.loader.ts';

type Job = SystemData['state']['jobs'][number];
type JobsProps = SystemData & { onChange: () => void };

export function JobsCard({ state: { jobs }, now, mayManage, onChange }: JobsProps) {
  return (
    <Card title="Tareas programadas">
      <DataTable
        label="Tareas programadas"
        rows={jobs}
        rowKey={({ name }) => name}
        empty="Ningún trabajador ha publicado sus tareas todavía."
        columns={[
          { id: 'name', header: 'Tarea', stacked: 'title', cell: ({ name }) => jobName(name) },
          { id: 'state', header: 'Estado', stacked: 'side', cell: (job) => <JobState job={job} /> },
          {
            id: 'last',
            header: 'Última vez',
            cell: ({ startedAt }) => (startedAt ? momentText(Date.parse(startedAt), now) : 'Todavía no'),
          },
          { id: 'problem', header: 'Problema', stacked: 'full', cell: ({ problem }) => problem ?? '' },
          {
            id: 'run',
            header: 'Ejecutar',
            hideHeader: true,
            stacked: 'full',
            cell: ({ name }) => mayManage && <RunButton name={name} onChange={onChange} />,
          },
        ]}
      />
    </Card>
  );
}

function JobState({ job: { startedAt, finishedAt, problem, requestedAt } }: { job: Job }) {
  if (requestedAt) return <Tag>Pedida</Tag>;
  if (problem) return <State tone="urgent">Con error</State>;
  if (!startedAt) return <Tag>Sin ejecutar</Tag>;
  return finishedAt ? <State tone="done">Bien</State> : <State>En curso</State>;
}

export function RunButton({ name, label, onChange }: { name: string; label?: string; onChange: () => void }) {
  const { sending, send } = useSending();
  const run = () => {
    void send(
      async () => toastRefusal(await callApi('requestJob', { params: { name } })),
      () => {
        onChange();
        return `${jobName(name)}: empieza en unos segundos.`;
      },
    );
  };
  return (
    <Button variant="outline" size="compact" loading={sending} loadingLabel="Pidiendo..." onClick={run}>
      {label ?? 'Ejecutar'}
      {!label && <span className="sr-only"> {jobName(name)}</span>}
    </Button>
  );
}
