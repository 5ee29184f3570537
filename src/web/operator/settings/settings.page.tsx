import type { PageProps } from '../../app/page.ts';
import { PageHeading } from '../../panel/card.tsx';
import { GroupForm } from './group-form.tsx';
import type { operatorSettingsLoader } from './settings.loader.ts';
import { StatusNamesForm } from './status-names-form.tsx';
import { SynonymsForm } from './synonyms-form.tsx';

/** What the business may change without a programmer. */
export function Page({ data }: PageProps<typeof operatorSettingsLoader>) {
  const { groups, synonyms, statuses, mayEdit, now } = data;
  return (
    <>
      <PageHeading title="Configuración" text="Reglas de la plataforma. Cada cambio queda en el registro." />
      <div className="grid gap-5">
        {groups.map((group) => (
          // A saved change has another version: the form begins anew from it.
          <GroupForm key={`${group.key}${group.version}`} group={group} mayEdit={mayEdit} now={now} />
        ))}
        <StatusNamesForm key={JSON.stringify(statuses)} statuses={statuses} mayEdit={mayEdit} />
        <SynonymsForm key={synonyms.version} synonyms={synonyms} mayEdit={mayEdit} />
      </div>
    </>
  );
}
