// Runs on the Node of the machine (20.19 or newer), before any package is there: built-in modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const projectFolder = path.resolve(
  import.meta.dirname ?? fileURLToPath(new URL('.', import.meta.url)),
  '..',
);
const modules = path.join(projectFolder, 'node_modules');
const marker = path.join(modules, '.plazuela-installed');
const MINIMUM_NODE = 26;

/** Installs the packages when they are missing or older than the lock file; answers the program of Node 26. */
export function prepare() {
  process.chdir(projectFolder);
  if (!isInstalled()) install();
  return findNode();
}

/** Prints one line and ends: what the person at the keyboard can do something about. */
export function giveUp(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function isInstalled() {
  return existsSync(marker) && readFileSync(marker, 'utf8') === fingerprint();
}

// The platform belongs to it: a folder that moved between a container and its host has the wrong binaries.
function fingerprint() {
  const lock = readFileSync(path.join(projectFolder, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

function install() {
  console.log('Installing packages (once, about half a minute)…');
  const arguments_ = ['ci', '--include=dev', '--include=optional'];
  const npm = process.env.npm_execpath;
  // npm must not run on the Node that it is about to delete.
  const separator = path.delimiter;
  const PATH = (process.env.PATH ?? '')
    .split(separator)
    .filter((folder) => !folder.startsWith(modules))
    .join(separator);
  const options = { cwd: projectFolder, stdio: 'inherit', env: { ...process.env, PATH } };
  const systemNode = process.env.npm_node_execpath;
  const result =
    npm?.endsWith('.js') && systemNode && !systemNode.startsWith(modules)
      ? spawnSync(systemNode, [npm, ...arguments_], options)
      : spawnSync('npm', arguments_, { ...options, shell: process.platform === 'win32' });
  if (result.status !== 0)
    giveUp('The packages could not be installed: npm ci failed, see above. Check the network and try again.');
  writeFileSync(marker, fingerprint());
}

function findNode() {
  const bundled = path.join(modules, '.bin', 'node');
  for (const program of [bundled, process.execPath]) {
    if (!existsSync(program)) continue;
    const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    if (Number(/^v(\d+)/.exec(stdout ?? '')?.[1]) >= MINIMUM_NODE) return program;
  }
  return giveUp(
    `Plazuela needs Node ${MINIMUM_NODE}. It comes with the packages for Linux and macOS (x64, arm64); ` +
      `on this system (${process.platform}-${process.arch}, Node ${process.versions.node}) please install it yourself.`,
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) prepare();
