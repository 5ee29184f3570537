// Stands for the picture process where a test needs one that dies.
import type { PictureAnswer, PictureJob } from '../../src/server/adapters/pictures/picture-process.ts';

process.on('disconnect', () => process.exit(0));
process.on('message', ({ bytes }: PictureJob) => {
  if (Buffer.from(bytes).toString() === 'die') process.kill(process.pid, 'SIGKILL');
  const result: PictureAnswer['result'] = {
    ok: true,
    value: { name: 'name', width: 1, pictures: [], fingerprint: null },
  };
  process.send?.({ result, spentMillis: 10, residentBytes: 0 } satisfies PictureAnswer);
});
