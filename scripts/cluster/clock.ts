import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ServiceName } from './cluster-types.ts';

const CLOCKED: readonly ServiceName[] = ['plazuela-app', 'plazuela-worker'];
const FILE = '/run/clock';

/** What the shop's services have in their environment from the start: they read their clock from a file. */
export function clockVariables(service: ServiceName): Record<string, string> {
  if (!CLOCKED.includes(service)) return {};
  return {
    // The loader fills in the machine's kind: lib/x86_64-linux-gnu.
    LD_PRELOAD: '/usr/$LIB/faketime/libfaketimeMT.so.1',
    FAKETIME_TIMESTAMP_FILE: FILE,
    FAKETIME_CACHE_DURATION: '1',
    // The time that passes stays right: a step of the wall clock moves no pause.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** `root`: the host's files as this machine sees them. */
export function setClock(root: string, services: readonly ServiceName[], seconds: number): void {
  if (!services.some((service) => CLOCKED.includes(service)))
    throw new Error('Only the clocks of web servers and workers can be set');
  writeFileSync(path.join(root, FILE), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
}
