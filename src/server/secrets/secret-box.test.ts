import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';
import { readSecretKeys, secretsKeyProblems } from './secret-keys.ts';

const [first, second] = [randomBytes(32), randomBytes(32)];

test('what was sealed comes back to its owner and to nobody else', () => {
  const box = createSecretBox([first]);
  const sealed = box.seal('webhook:1', 'whsec_ñandú');
  expect(sealed).not.toContain('whsec');
  expect(box.seal('webhook:1', 'whsec_ñandú')).not.toBe(sealed);
  expect(box.open('webhook:1', sealed)).toBe('whsec_ñandú');
  expect(() => box.open('webhook:2', sealed)).toThrow();
  const changed = sealed.at(-9) === 'A' ? 'B' : 'A';
  expect(() => box.open('webhook:1', sealed.slice(0, -9) + changed + sealed.slice(-8))).toThrow();
});

test('a new first key seals, and the former one still opens', () => {
  const old = createSecretBox([first]).seal('x', 'secret');
  const rotated = createSecretBox([second, first]);
  expect(rotated.open('x', old)).toBe('secret');
  expect(rotated.isStale(old)).toBe(true);
  expect(rotated.isStale(rotated.seal('x', 'secret'))).toBe(false);
  expect(() => createSecretBox([second]).open('x', old)).toThrow(/SECRETS_KEY does not hold/);
});

test('what was stored plainly is read as it is, and is to be sealed', () => {
  const box = createSecretBox([first]);
  expect(box.open('x', 'whsec_plain')).toBe('whsec_plain');
  expect(box.isStale('whsec_plain')).toBe(true);
});

test('without a key of the environment one is made, once, for its owner alone to read', () => {
  const dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'plazuela-keys-')), 'data');
  const [made] = readSecretKeys({ secretsKey: null, dataDir });
  expect(made).toHaveLength(32);
  expect(readSecretKeys({ secretsKey: null, dataDir })).toEqual([made]);
  expect(statSync(path.join(dataDir, 'secrets.key')).mode & 0o777).toBe(0o600);
  rmSync(path.dirname(dataDir), { recursive: true });
});

test('a key of another length is refused at the start', () => {
  expect(secretsKeyProblems(null)).toEqual([]);
  expect(secretsKeyProblems(`${first.toString('base64')}, ${second.toString('base64')}`)).toEqual([]);
  for (const wrong of ['secreto', first.toString('hex'), `${first.toString('base64')},`])
    expect(secretsKeyProblems(wrong)).toHaveLength(1);
});
