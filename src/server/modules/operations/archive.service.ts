import { placeText } from '../../archive-config.ts';
import type { Context } from '../../context.ts';
import { findLastDrill, findOldestMoment, listKnownCopies, readArchiver } from './archive.repository.ts';

const SHOWN_COPIES = 5;

/** What the operators' system page tells of the archive, whoever keeps it. */
export async function getArchiveState({ write, config }: Pick<Context, 'write' | 'config'>) {
  const [archiver, copies, oldest, drill] = await Promise.all([
    readArchiver(write),
    listKnownCopies(write, SHOWN_COPIES),
    findOldestMoment(write),
    findLastDrill(write),
  ]);
  return {
    isOn: archiver.isOn,
    place: config.archive && placeText(config.archive),
    ageSeconds: archiver.ageSeconds,
    lastArchivedAt: iso(archiver.lastArchivedAt),
    lastFailedAt: iso(archiver.lastFailedAt),
    /** From here on any minute can be restored. */
    oldestAt: iso(oldest),
    copies: copies.map(({ startedAt, stoppedAt, ...copy }) => ({
      ...copy,
      startedAt: startedAt.toISOString(),
      stoppedAt: stoppedAt.toISOString(),
    })),
    drill: drill && {
      startedAt: drill.startedAt.toISOString(),
      finishedAt: iso(drill.finishedAt),
      reachedAt: iso(drill.reachedAt),
      problem: drill.problem,
    },
  };
}

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
