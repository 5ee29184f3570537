import { chmod, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun } from './run-command.ts';

const POSTGRESQL = 'usr/lib/postgresql/18/bin';
const PROGRAMS = [
  ...['usr/bin/etcd', 'usr/bin/etcdctl', 'usr/bin/pgbackrest', 'usr/bin/prometheus', 'usr/bin/promtool'],
  ...['usr/sbin/haproxy', 'usr/sbin/pgbouncer'],
];
const SCRIPTS = ['usr/bin/patroni', 'usr/bin/patronictl'];
const PYTHON = 'usr/bin/python3';

/**
 * The machine's libraries may be older than unpacked programs: these name those beside them, and the loader that fits. `made`
 * is the folder now, `later` the one that they run from.
 */
export async function giveOwnLibraries(made: string, later: string): Promise<void> {
  const kind = (await readdir(path.join(made, 'usr/lib'))).find((name) => name.endsWith('-linux-gnu')) ?? '';
  const libraries = path.join('usr/lib', kind);
  const name = (await readdir(path.join(made, libraries))).find((one) => one.startsWith('ld-linux-')) ?? '';
  const loader = path.join(libraries, name);
  const start = (folder: string, program: string) => [
    ...[path.join(folder, loader), '--library-path', path.join(folder, libraries)],
    path.join(folder, program),
  ];
  const [patch = '', ...given] = start(made, 'usr/bin/patchelf');
  const all = [
    ...PROGRAMS,
    ...(await readdir(path.join(made, POSTGRESQL))).map((one) => `${POSTGRESQL}/${one}`),
  ];
  for (const program of all)
    await mustRun(patch, [
      ...[...given, '--set-interpreter', path.join(later, loader)],
      ...['--force-rpath', '--set-rpath', path.join(later, libraries), path.join(made, program)],
    ]);
  // Debian's Python does not bear the longer names, so a shell calls the loader.
  const version = await readlink(path.join(made, PYTHON));
  const command = start(later, path.join('usr/bin', version));
  command.splice(-1, 0, '--argv0', path.join(later, PYTHON));
  await rm(path.join(made, PYTHON));
  await writeFile(path.join(made, PYTHON), `#!/bin/sh\nexec ${command.join(' ')} "$@"\n`);
  await chmod(path.join(made, PYTHON), 0o755);
  for (const script of SCRIPTS) {
    const file = path.join(made, script);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/^#! ?\/usr\/bin\/python3/, `#!${path.join(later, PYTHON)}`));
  }
}
