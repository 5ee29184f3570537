import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { failure } from '../../../domain/result.ts';
import { projectFolder } from '../../project-folder.ts';
import type { PictureAnswer, PictureJob } from './picture-process.ts';

// As it stands, also beside a built server.
const PROGRAM = path.join(projectFolder, 'src/server/adapters/pictures/picture-process.ts');
const JOB_MILLIS = 60_000;
const IDLE_MILLIS = 60_000;
/** A process that kept more than this is replaced before the next picture. */
const KEPT_BYTES = 400 * 1024 * 1024;

export interface PictureChild {
  /** One at a time. A picture that breaks the process or takes for ever is refused as too large. */
  run: (job: PictureJob) => Promise<PictureAnswer>;
}

/**
 * Pictures are decoded in a process of their own: libraries of formats are where forged files do their harm, and in
 * the server they would share its memory and the four threads of compression and password hashing. It starts with the
 * first picture and ends when there are none.
 */
export function createPictureChild(program: string | URL = PROGRAM): PictureChild {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const end = () => {
    child?.kill('SIGKILL');
    child = null;
  };
  const start = () => {
    const started = fork(program, {
      execArgv: ['--max-old-space-size=128'],
      // Without the server's own thresholds (scripts/node-settings.json), of which one made pictures a fourteenth dearer.
      env: {
        ...process.env,
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: undefined,
        MALLOC_TRIM_THRESHOLD_: undefined,
        NODE_OPTIONS: '',
      },
      serialization: 'advanced',
    });
    started.once('exit', () => {
      if (child === started) child = null;
    });
    return started;
  };

  const run = async (job: PictureJob): Promise<PictureAnswer> => {
    clearTimeout(idle);
    child ??= start();
    hold(child);
    const answer = await ask(child, job).catch(() => null);
    if (child) release(child);
    if (!answer || answer.residentBytes > KEPT_BYTES) end();
    else idle = setTimeout(end, IDLE_MILLIS).unref();
    return answer ?? { result: failure('too-many-pixels'), spentMillis: JOB_MILLIS, residentBytes: 0 };
  };
  return { run };
}

function ask(child: ChildProcess, job: PictureJob): Promise<PictureAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PictureAnswer>();
  const timer = setTimeout(() => reject(new Error('a picture took too long')), JOB_MILLIS);
  const lose = () => reject(new Error('the picture process ended'));
  child.once('message', resolve).once('exit', lose).once('error', lose);
  child.send(job, (error) => error && reject(error));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off('message', resolve).off('exit', lose).off('error', lose);
  });
}

/** Only while it works does it keep the program from ending. */
function hold(child: ChildProcess): void {
  child.ref();
  child.channel?.ref();
}

function release(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}
