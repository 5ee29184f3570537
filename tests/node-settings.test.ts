import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import settings from '../scripts/node-settings.json' with { type: 'json' };

test('the image starts Node as npm start does', () => {
  const image = readFileSync(path.join(import.meta.dirname, '../Dockerfile'), 'utf8');
  const command = JSON.parse(/^CMD (.*)$/m.exec(image)?.[1] ?? '[]');
  expect(command).toEqual(['node', ...settings.flags, 'dist/server/main.js']);
  const environment = Object.fromEntries(
    [...image.matchAll(/^(?:ENV| {3}) (\w+)=(\S+)/gm)].map(([, name = '', value]) => [name, value]),
  );
  expect(environment).toMatchObject(settings.environment);
});
