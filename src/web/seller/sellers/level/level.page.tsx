import {
  eventsToNextBand,
  LEVEL_KINDS,
  LEVEL_MINIMUM_SALES,
  type LevelFigure,
  type LevelKind,
  levelBand,
} from '../../../../domain/shop-level.ts';
import { levelText, shownLevel } from '../../../../domain/shop-level-text.ts';
import { formatSpanishDate } from '../../../../domain/spanish-dates.ts';
import { callApi } from '../../../app/api-client.ts';
import { toastRefusal } from '../../../app/refusal.ts';
import { useSending } from '../../../app/use-sending.ts';
import { Card, PageHeading } from '../../../panel/card.tsx';
import { BAND_NAMES, LEVEL_NAMES } from '../../../panel/level-texts.ts';
import { saveFile } from '../../../panel/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, Tag } from '../../../ui/surfaces.tsx';
import { BadEvents } from './bad-events.tsx';
import type { SellerLevelData } from './level.loader.ts';

/** What shoppers see of the shop, the five figures behind it, what lifts each, and what went wrong. */
export function Page({ data: { counted, bad } }: { data: SellerLevelData }) {
  return (
    <>
      <PageHeading
        title="Nivel de tu tienda"
        text="Lo que ven los compradores sobre cómo los atiendes. Se cuenta cada noche con los últimos 60 días."
        action={<Download />}
      />
      {counted === null && <Notice>Tu nivel se cuenta esta noche. Vuelve mañana.</Notice>}
      {counted && (
        <div className="grid gap-5">
          <Card title={counted.level === null ? 'Tienda nueva' : levelText(counted.level)}>
            <p className="mt-2 text-tinta-2">
              {counted.level === null
                ? `Con menos de ${LEVEL_MINIMUM_SALES} ventas no mostramos ningún nivel: nadie te juzga por unas pocas.`
                : `Nivel ${counted.level} de 5. ${shownLevel(counted.level) ? 'Así lo lee quien mira tus productos.' : 'Aún no se lo mostramos a los compradores: tienes tiempo de mejorar.'}`}{' '}
              Del {formatSpanishDate(`${counted.since}T12:00:00-05:00`)} al{' '}
              {formatSpanishDate(`${counted.until}T12:00:00-05:00`)}.
            </p>
            <ul className="mt-4 grid gap-3">
              {LEVEL_KINDS.map((kind) => (
                <Figure key={kind} kind={kind} figure={counted.figures[kind]} />
              ))}
            </ul>
            <p className="mt-4 text-small text-tinta-3">
              Unos pocos casos no suben ni bajan a nadie: una cifra cambia de nota cuando es seguro, con las
              cotas de Wilson. El nivel 5 pide las cinco en lo más alto; el 4, tres; una por mejorar es nivel
              2, y dos o más, nivel 1.
            </p>
          </Card>
          <BadEvents events={bad} />
        </div>
      )}
    </>
  );
}

const TONES = { best: 'done', common: 'neutral', bad: 'urgent' } as const;

function Figure({ kind, figure }: { kind: LevelKind; figure: LevelFigure }) {
  const { count, good } = figure;
  const band = levelBand(kind, figure);
  const more = band === 'best' ? null : eventsToNextBand(kind, figure);
  const { name, good: what } = LEVEL_NAMES[kind];
  return (
    <li className="border-linea border-b pb-3 last:border-b-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-semibold">{name}</span>
        <Tag tone={TONES[band]}>{BAND_NAMES[band]}</Tag>
        <span className="cifra ml-auto">
          {count === 0 ? 'Sin datos' : `${share(good, count)} de ${count}`}
        </span>
      </div>
      {more !== null && (
        <p className="mt-1 text-small text-tinta-2">
          Le faltan {more} {what} para pasar a «{BAND_NAMES[band === 'bad' ? 'common' : 'best']}».
        </p>
      )}
    </li>
  );
}

function share(good: number, count: number): string {
  return `${((100 * good) / count).toFixed(1).replace('.', ',')} %`;
}

function Download() {
  const { sending, send } = useSending();
  return (
    <Button
      variant="secondary"
      loading={sending}
      loadingLabel="Preparando..."
      onClick={() => void send(async () => toastRefusal(await callApi('getLevelFile', {})), saveFile)}
    >
      Descargar todos los eventos (CSV)
    </Button>
  );
}
