import { SHEET_FIELDS } from '../../../domain/product-sheet-fields.ts';
import {
  productExportPath,
  productTemplatePath,
  type SheetFormat,
} from '../../../wire/import/product-export-path.ts';
import { Card } from '../../panel/card.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** The empty file to fill in, and how. */
export function TemplateCard() {
  return (
    <Card title="Plantilla">
      <p className="mt-1 text-compact text-tinta-2">
        Un archivo con todas las columnas y un ejemplo. También puedes subir el de tu propio programa: después
        dices qué es cada columna.
      </p>
      <FormatLinks pathOf={productTemplatePath} fileName="plantilla-productos" />
      <ul className="mt-5 list-disc space-y-2 pl-5 text-compact text-tinta-2">
        <li>
          El <strong className="font-semibold text-tinta">SKU</strong> dice de qué producto es la fila: si ya
          existe, se actualiza; si no, se crea como borrador o en el estado que diga el archivo.
        </li>
        <li>Una columna que no está en el archivo no cambia en los productos que ya existen.</li>
        <li>Nada se guarda al subir: primero ves qué cambia y qué filas tienen errores.</li>
      </ul>
      <details className="mt-4 text-compact">
        <summary className="min-h-[44px] cursor-pointer py-[10px] font-semibold text-verde-7">
          Productos con opciones y columnas
        </summary>
        <ul className="mt-1 list-disc space-y-2 pl-5 text-tinta-2">
          <li>
            Un producto con opciones ocupa una fila por combinación, todas con el mismo SKU. La columna
            Opciones dice, por ejemplo, «Color: Rojo | Talla: M», y Existencias las unidades de esa
            combinación.
          </li>
          <li>
            Si las opciones comparten las existencias, las unidades van solo en la primera fila del producto.
          </li>
          <li>
            Cada opción puede tener su precio, su peso, su código de barras y sus fotos: van en su fila.
          </li>
          <li>
            Fotos: escribe sus direcciones en internet y las traemos, o elige la hoja y un ZIP a la vez.
          </li>
          <li>Las columnas: {Object.values(SHEET_FIELDS).join(', ')}.</li>
          <li>
            Los textos que una hoja de cálculo tomaría por una fórmula empiezan con un apóstrofo; una fórmula
            de tu archivo nunca se ejecuta.
          </li>
        </ul>
      </details>
    </Card>
  );
}

export function ExportCard() {
  return (
    <Card title="Descargar productos">
      <p className="mt-1 text-compact text-tinta-2">
        Todos los productos de tu tienda, menos los archivados. Cambia lo que quieras en tu hoja de cálculo y
        sube el mismo archivo.
      </p>
      <FormatLinks pathOf={productExportPath} fileName="productos" />
    </Card>
  );
}

/** The same file as XLSX and as CSV. */
export function FormatLinks({
  pathOf,
  fileName,
}: {
  pathOf: (format: SheetFormat) => string;
  fileName: string;
}) {
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      {FORMATS.map(({ format, name }) => (
        <ButtonLink
          key={format}
          size="compact"
          variant="secondary"
          href={pathOf(format)}
          download={`${fileName}.${format}`}
        >
          {name}
        </ButtonLink>
      ))}
    </div>
  );
}

const FORMATS = [
  { format: 'xlsx', name: 'Excel (XLSX)' },
  { format: 'csv', name: 'CSV' },
] as const;
