import type { PageProps } from '../../app/page.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { Pager } from '../../panel/pager.tsx';
import { Notice } from '../../ui/surfaces.tsx';
import { ExportCard, TemplateCard } from './files-cards.tsx';
import { ImportList } from './import-list.tsx';
import type { sellerImportsLoader } from './imports.loader.ts';
import { OpenImports } from './open-imports.tsx';
import { PictureNamesCard } from './picture-names-card.tsx';
import { UploadCard } from './upload-card.tsx';
import { useListedImports } from './use-listed-imports.ts';

export function Page({ data }: PageProps<typeof sellerImportsLoader>) {
  const { mayImport, firstHref, nextHref } = data;
  const { imports, now } = useListedImports(data);
  return (
    <>
      <PageHeading
        title="Carga masiva"
        isList
        text="Crea y actualiza muchos productos con un archivo, y descarga los que tienes."
      />
      {!firstHref && <OpenImports imports={imports} />}
      {mayImport ? (
        <UploadCard
          title="Subir un archivo"
          text="Una hoja de cálculo con los productos, o un ZIP con sus fotos. Verás todo antes de guardarlo."
        />
      ) : (
        <Notice tone="information">
          Puedes descargar los productos. Subir archivos lo hace quien puede editar los productos de la
          tienda.
        </Notice>
      )}
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {mayImport && <TemplateCard />}
        <div className="grid gap-5">
          <ExportCard />
          {mayImport && <PictureNamesCard />}
        </div>
      </div>
      {mayImport && (
        <Card title="Cargas anteriores" className="mt-5">
          <ImportList imports={imports} now={now} />
          <Pager firstHref={firstHref} nextHref={nextHref} />
        </Card>
      )}
    </>
  );
}
