import { chmod, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type DeployFile, filesOf, type Site } from './deploy-files.ts';
import { type Host, mustRunIn } from './host.ts';
import { ARCHIVE, OBJECTS } from './layout.ts';

/** Puts the files of `deploy/` where they belong, and makes the shop's user, as the page of `deploy/` has it done by hand. */
export async function setUpHost(site: Site, host: Host): Promise<void> {
  const { name, kind, plan } = host;
  const one = site.hosts.find((other) => other.name === name);
  if (!one) throw new Error(`The site has no host ${name}`);
  const isStore = name === 'files1';
  if (plan.roles.includes('app') || plan.roles.includes('worker') || isStore)
    await kind.makeUser(host, 'plazuela');
  const names = site.hosts.map((other) => `${other.address} ${other.name}`);
  const known = `127.0.0.1 localhost\n${names.join('\n')}\n`;
  const files: DeployFile[] = [
    ...filesOf(site, one),
    { target: '/etc/hosts', text: known, owner: 'root', mode: 0o644 },
    ...(isStore ? [await storeUnit(host)] : []),
  ];
  for (const { target, text, owner, mode } of files) {
    await mustRunIn(host, ['mkdir', '-p', path.dirname(target)]);
    const file = kind.fileOf(host, target);
    await writeFile(file, kind.adapt(host, text));
    await chmod(file, mode);
    await kind.giveTo(host, target, owner);
  }
  if (plan.roles.includes('database')) await kind.giveTo(host, ARCHIVE, 'postgres');
  if (isStore) await kind.giveTo(host, OBJECTS, 'plazuela');
}

async function storeUnit({ address }: Host): Promise<DeployFile> {
  const text = await readFile(path.join(import.meta.dirname, 'object-store.service'), 'utf8');
  const target = '/etc/systemd/system/object-store.service';
  return { target, text: text.replace('{{ADDRESS}}', address), owner: 'root', mode: 0o644 };
}
