import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { faults } from '../scripts/campaign/faults.ts';
import { outcomeTable } from '../scripts/campaign/report.ts';
import { filesOf } from '../scripts/cluster/deploy-files.ts';
import type { Host } from '../scripts/cluster/host.ts';
import { chooseKind, kindOf } from '../scripts/cluster/kinds.ts';
import { makeSecrets, planOf, siteOf } from '../scripts/cluster/layout.ts';
import { forPlainProcesses } from '../scripts/cluster/moved-paths.ts';

const places = {
  root: '/tmp/cluster/hosts/db1/root',
  programs: '/home/ana/.cache/programs',
  checkout: '/opt/plazuela/copy',
  archive: '/tmp/cluster/archive',
};
const moved = (text: string) => forPlainProcesses(text, places);

test('what lies at the root of a host is looked for in its folder', () => {
  expect(moved('-f /etc/haproxy/plazuela')).toBe(`-f ${places.root}/etc/haproxy/plazuela`);
  expect(moved('EnvironmentFile=-/etc/default/%p')).toBe(`EnvironmentFile=-${places.root}/etc/default/%p`);
  expect(moved('host=/var/run/postgresql port')).toBe(`host=${places.root}/run/postgresql port`);
  expect(moved('echo 1 >/run/x; cat </tmp/y')).toBe(
    `echo 1 >${places.root}/run/x; cat <${places.root}/tmp/y`,
  );
  expect(moved('/usr/bin/etcd /usr/lib/postgresql/18/bin')).toBe(
    `${places.programs}/usr/bin/etcd ${places.programs}/usr/lib/postgresql/18/bin`,
  );
  expect(moved('/opt/plazuela/node_modules /mnt/archivo')).toBe(
    `${places.checkout}/node_modules ${places.archive}`,
  );
});

test('other paths, addresses and what was moved before stay as they are', () => {
  for (const text of ['#!/bin/sh', 'http://a/etc/x', 's3://plazuela/tmp', '/etcd', '/service/run', 'a/tmp/b'])
    expect(moved(text)).toBe(text);
  const once = moved('/etc/a /usr/bin/b /opt/plazuela/c /mnt/archivo/d');
  expect(moved(once)).toBe(once);
});

test('no file of deploy/ names a place of the machine, a port of root or an account of its own', () => {
  const site = siteOf({ kind: 'processes', number: 7 }, makeSecrets());
  const files = site.hosts.flatMap((host) => filesOf(site, host)).map(({ text }) => moved(text));
  const lines = files.flatMap((text) => text.split('\n')).filter((line) => !/^\s*[#;]/.test(line));
  const elsewhere = lines
    .join('\n')
    .replaceAll(new RegExp(Object.values(places).join('|'), 'g'), 'moved')
    .match(/(?<![\w./}])\/(?:etc|var|run|tmp|opt|mnt|usr)\b.*/g);
  expect(elsewhere).toBeNull();
  expect(lines.filter((line) => /^\s*(chroot|user|group) |\bpeer\b|bind [^ ]*:80$/.test(line))).toEqual([]);
  expect(lines).toContain('    bind 127.77.7.51:8080');
  expect(lines.filter((line) => /0\.0\.0\.0|^listen.*\*|127\.0\.0\.1:/.test(line))).toEqual([]);
});

test('namespaces where they may be made, else processes; one that is there stays what it is', () => {
  const never = () => expect.fail('nothing is left to try');
  expect(chooseKind({ known: null, told: null }, () => true)).toBe('namespaces');
  expect(chooseKind({ known: null, told: null }, () => false)).toBe('processes');
  expect(chooseKind({ known: null, told: 'processes' }, never)).toBe('processes');
  expect(chooseKind({ known: 'namespaces', told: null }, never)).toBe('namespaces');
  expect(() => chooseKind({ known: 'namespaces', told: 'processes' }, never)).toThrow('made of namespaces');
});

test("the end of a host takes its own processes and nobody else's", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'plain-'));
  const kind = kindOf('processes');
  const host: Host = {
    ...{ name: 'db1', folder, address: '127.77.7.11', kind, plan: planOf('db1') },
    network: { kind: 'processes', number: 7 },
  };
  const start = (variables: Record<string, string>) =>
    spawn('sleep', ['60'], { env: { PATH: process.env.PATH, ...variables }, cwd: folder, detached: true });
  const own = start(kind.variables(host, 'etcd'));
  const others = [start({}), start(kind.variables({ ...host, folder: `${folder}2` }, 'etcd'))];
  const isLive = ({ exitCode, signalCode }: ChildProcess) => exitCode === null && signalCode === null;
  const ended = once(own, 'exit');
  await kind.end(host);
  await ended;
  expect(own.signalCode).toBe('SIGKILL');
  expect(others.map(isLive)).toEqual([true, true]);
  for (const other of others) other.kill();
  await rm(folder, { recursive: true });
});

test('a fault that processes cannot suffer stands in the table as such, and its call is refused', async () => {
  const leftOut = faults.filter(({ needsNamespaces }) => needsNamespaces);
  expect(leftOut.map(({ name }) => name)).toEqual([
    'clock-step',
    'primary-cut-off',
    'disk-full',
    'slow-network',
  ]);
  const rows = outcomeTable([], leftOut).split('\n').slice(2);
  expect(rows).toHaveLength(4);
  for (const row of rows) expect(row).toMatch(/not possible without namespaces \|$/);
  const { cutOff } = kindOf('processes').faults;
  await expect(cutOff({} as Host)).rejects.toThrow('not possible without namespaces');
});
