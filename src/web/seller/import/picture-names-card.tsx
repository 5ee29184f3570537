import { Card } from '../../panel/card.tsx';

/** How the files in a ZIP are called, so that each picture finds its product. */
export function PictureNamesCard() {
  return (
    <Card title="Fotos en un ZIP">
      <p className="mt-1 text-compact text-tinta-2">
        El nombre de cada foto dice de qué producto es: su SKU, y un número si son varias.
      </p>
      <ul className="mt-4 list-disc space-y-2 pl-5 text-compact text-tinta-2">
        <li>
          <code className="break-all rounded-[6px] bg-crema-1 px-1">CAF-500.jpg</code> es la portada de
          CAF-500.
        </li>
        <li>
          <code className="break-all rounded-[6px] bg-crema-1 px-1">CAF-500-2.jpg</code> es su segunda foto.
        </li>
        <li>JPG, PNG, WebP o AVIF de máximo 10 MB cada una; hasta 2.000 fotos por ZIP.</li>
      </ul>
    </Card>
  );
}
