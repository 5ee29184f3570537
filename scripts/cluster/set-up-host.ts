import { chmod, copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostName } from './cluster-types.ts';
import { filesOf, type Site } from './deploy-files.ts';
import { runIn } from './host.ts';
import { ARCHIVE, OBJECTS, planOf } from './layout.ts';

/** Puts the files of `deploy/` where they belong, and makes the shop's user, as the page of `deploy/` has it done by hand. */
export async function setUpHost(site: Site, name: HostName, pid: number): Promise<void> {
  const root = `/proc/${pid}/root`;
  const host = site.hosts.find((one) => one.name === name);
  if (!host) throw new Error(`The site has no host ${name}`);
  const run = async (...command: string[]) => {
    const { code, stderr } = await runIn(pid, command);
    if (code !== 0) throw new Error(`${command.join(' ')} on ${name}: ${stderr}`);
  };
  const { roles } = planOf(name);
  if (roles.includes('app') || roles.includes('worker') || name === 'files1')
    await runIn(pid, [
      'useradd',
      '--system',
      '--home-dir',
      '/var/lib/plazuela',
      '--shell',
      '/usr/sbin/nologin',
      'plazuela',
    ]);
  for (const { target, text, owner, mode } of filesOf(site, host)) {
    const file = path.join(root, target);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
    await chmod(file, mode);
    await run('chown', `${owner}:${owner}`, target);
  }
  if (roles.includes('database')) await run('chown', 'postgres:postgres', ARCHIVE);
  const names = site.hosts.map((one) => `${one.address} ${one.name}`);
  await writeFile(path.join(root, 'etc/hosts'), `127.0.0.1 localhost\n${names.join('\n')}\n`);
  if (name !== 'files1') return;
  const unit = path.join(root, 'etc/systemd/system/object-store.service');
  await copyFile(path.join(import.meta.dirname, 'object-store.service'), unit);
  await run('chown', 'plazuela:plazuela', OBJECTS);
}
