import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { deployFolder, filesOf, type Site, templates } from '../scripts/cluster/deploy-files.ts';
import { makeSecrets, siteOf } from '../scripts/cluster/layout.ts';
import { commandOf, readEnvironmentFile, readUnit } from '../scripts/cluster/systemd-unit.ts';

const read = (name: string) => readFileSync(path.join(deployFolder, name), 'utf8');
const example = JSON.parse(read('site.example.json')) as Site;
const own = siteOf({ kind: 'namespaces', number: 7 }, makeSecrets());

test.each([
  ['the example', example],
  ['the cluster on one machine', own],
])('every template of deploy/ is filled for %s, and nothing stays open', (_, site) => {
  const files = site.hosts.flatMap((host) => filesOf(site, host));
  expect(new Set(files.map(({ target }) => target))).toEqual(new Set(templates.map(({ target }) => target)));
  expect(files.filter(({ text }) => /\{\{|\}\}/.test(text)).map(({ target }) => target)).toEqual([]);
});

test('a value that a site lacks is named, whatever else is there', () => {
  const { BASE_URL, POOL_SIZE, ...values } = example.values;
  const fill = () => example.hosts.map((host) => filesOf({ ...example, values }, host));
  expect(fill).toThrow('POOL_SIZE');
  expect([BASE_URL, POOL_SIZE]).not.toContain(undefined);
});

test('a line of a role stands once for each of its hosts', () => {
  const app = own.hosts.find(({ name }) => name === 'app1');
  const files = app ? filesOf(own, app) : [];
  const proxy = files.find((file) => file.target.endsWith('20-database.cfg'))?.text ?? '';
  expect(proxy.match(/server db[123] 10\.213\.7\.1[123]:6432 check/g)).toHaveLength(6);
  expect(proxy).not.toContain('10.213.7.21');
});

test('passwords are read by the service alone', () => {
  const secrets = example.hosts
    .flatMap((host) => filesOf(example, host))
    .filter(({ text }) => text.includes('letters-and-digits'));
  expect(secrets.length).toBeGreaterThan(4);
  for (const { target, mode } of secrets) expect(mode & 0o007, target).toBe(0);
});

test('units name programs that are there and files that a host is given', () => {
  for (const name of readdirSync(path.join(deployFolder, 'systemd'))) {
    const service = name.replace('.service', '');
    const unit = readUnit(read(`systemd/${name}`), { service, host: 'app1' });
    const [, script = ''] = commandOf(unit, {});
    expect(existsSync(path.resolve(deployFolder, '..', script)), script).toBe(true);
    expect(templates.map(({ target }) => target)).toEqual(expect.arrayContaining(unit.environmentFiles));
    expect(unit).toMatchObject({
      user: 'plazuela',
      workingDirectory: '/opt/plazuela',
      stopSignal: 'SIGTERM',
    });
  }
});

test("the unit beside Patroni's files names a script that a database host is given", () => {
  const unit = readUnit(read('patroni/plazuela-etcd-lead.service'), { service: 'x', host: 'db1' });
  const host = own.hosts.find(({ name }) => name === 'db1');
  const script = host && filesOf(own, host).find(({ target }) => target === unit.start);
  expect(script).toMatchObject({ owner: unit.user, mode: 0o750 });
  expect(script?.text).toContain("= 'db1' ]");
});

test('a unit is read as systemd reads it', () => {
  const unit = readUnit(
    `[Unit]\nDescription=x\n[Service]\nEnvironment="A=b c" D=%H\nEnvironmentFile=-/etc/default/%p\nExecStart=/bin/x $ARGS --name=\${D} 'two words'\nKillMode=process\n[Install]\nUser=no\n`,
    { service: 'etcd', host: 'db1' },
  );
  expect(unit).toMatchObject({
    user: 'root',
    environment: { A: 'b c', D: 'db1' },
    environmentFiles: ['/etc/default/etcd'],
    isMainOnly: true,
  });
  expect(commandOf(unit, { ARGS: '-a  -b', D: 'db1' })).toEqual([
    '/bin/x',
    '-a',
    '-b',
    '--name=db1',
    'two words',
  ]);
  expect(readEnvironmentFile('# A=1\nB=x=y\n\nC="z"\n')).toEqual({ B: 'x=y', C: 'z' });
});
