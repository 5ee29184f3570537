import { Card } from '../../panel/card.tsx';
import { momentText } from '../../panel/date-texts.ts';
import type { SystemData } from './system.loader.ts';

/** Stored files that are not what was written: nobody is shown them, so somebody has to bring them back. */
export function DamagedFilesCard({ state: { damagedFiles }, now }: SystemData) {
  if (damagedFiles.length === 0) return null;
  return (
    <Card title="Archivos dañados" className="mt-5">
      <p className="mt-2 text-tinta-2">
        Su contenido no es el que se guardó, así que no se muestran. Tráelos de una copia de seguridad y
        comprueba todos con “npm run files -- check”.
      </p>
      <ul className="mt-4 divide-y divide-linea" aria-label="Archivos dañados">
        {damagedFiles.map(({ area, name, address, foundAt }) => (
          <li key={`${address} ${area} ${name}`} className="py-3">
            <strong className="break-all">{name}</strong>
            <p className="text-small text-tinta-2">
              {area === 'documents' ? 'Documento' : 'Imagen'} ·{' '}
              {address === 'folder' ? 'carpeta del servidor' : address} ·{' '}
              {momentText(Date.parse(foundAt), now)}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
