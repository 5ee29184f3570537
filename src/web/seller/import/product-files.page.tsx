import { SHEET_COLUMNS } from '../../../domain/product-sheet.ts';
import { PRODUCT_EXPORT_PATH } from '../../../wire/product-export-path.ts';
import { Card, PageHeading } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

export function Page() {
  return (
    <>
      <PageHeading
        title="Descargar productos"
        text="Todos los productos de tu tienda, menos los archivados, en un archivo CSV que abre en Excel."
        action={
          <ButtonLink href={PRODUCT_EXPORT_PATH} download="productos.csv">
            Descargar CSV
          </ButtonLink>
        }
      />
      <Card title="Cómo está hecho el archivo">
        <ul className="mt-4 list-disc space-y-2 pl-5 text-tinta-2">
          <li>Un producto sin opciones ocupa una fila.</li>
          <li>
            Un producto con opciones ocupa una fila por combinación, todas con el mismo SKU. La columna
            Opciones dice, por ejemplo, «Color: Rojo | Talla: M», y Existencias las unidades de esa
            combinación.
          </li>
          <li>
            Si las opciones comparten las existencias, las unidades están solo en la primera fila del
            producto.
          </li>
          <li>
            Los textos que una hoja de cálculo tomaría por una fórmula empiezan con un apóstrofo, para que
            nunca se ejecuten.
          </li>
        </ul>
        <h3 className="mt-6 font-[650]">Columnas</h3>
        <p className="mt-2 text-tinta-2">{SHEET_COLUMNS.map(({ header }) => header).join(', ')}.</p>
      </Card>
    </>
  );
}
