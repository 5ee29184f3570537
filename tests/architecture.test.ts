import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const MAXIMUM_LINES = 250;
const MAXIMUM_TEST_LINES = 350;
const MAXIMUM_MEDIAN = 100;
const MAXIMUM_FUNCTION_LINES = 70;

/** Who may import whom: the first row that fits a file says where its imports may lie. Packages are listed apart. */
const walls: { files: RegExp; mayImport: RegExp[]; packages: RegExp }[] = [
  { files: /^src\/domain\//, mayImport: [/^src\/domain\//], packages: /^$/ },
  { files: /^src\/wire\//, mayImport: [/^src\/(domain|wire)\//], packages: /^zod\/mini$/ },
  { files: /^src\/server\/telemetry\//, mayImport: [/^src\/server\/telemetry\//], packages: /./ },
  { files: /^src\/server\/db\//, mayImport: [/^src\/server\/(db|telemetry)\//], packages: /./ },
  {
    // Knows no room: what a call is and who may make it stands above.
    files: /^src\/server\/(adapters|documents|http)\//,
    mayImport: [/^src\/(domain|wire)\//, /^src\/server\/(?!modules\/)/],
    packages: /./,
  },
  {
    // Only routes, and what puts them together, speak HTTP; the operators' panel's figures are told in its lines of metrics.
    files: /^src\/server\/modules\/[^/]+\/(?!.*routes\/|(shop-)?metrics\.ts$)/,
    mayImport: [/^src\/(domain|wire)\//, /^src\/server\/(?!(http|pages|seed|worker)\/)/],
    packages: /./,
  },
  { files: /^src\/server\//, mayImport: [/^src\/(domain|wire|server)\//], packages: /./ },
  {
    // The interface kit knows no product, no store and no call.
    files: /^src\/web\/ui\//,
    mayImport: [/^src\/web\/ui\//, /^src\/domain\//],
    packages: /^react(-dom)?$/,
  },
  {
    files: /^src\/web\/app\//,
    mayImport: [/^src\/web\/(app|ui)\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod|@fontsource)/,
  },
  {
    // The panels of sellers and operators are a program of their own beside the shop. What both show is here.
    files: /^src\/web\/panel\//,
    mayImport: [/^src\/web\/(panel|app|ui)\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod\/mini)/,
  },
  {
    files: /^src\/web\/seller\//,
    mayImport: [/^src\/web\/(seller|panel|app|ui)\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod\/mini)/,
  },
  {
    files: /^src\/web\/operator\//,
    mayImport: [/^src\/web\/(operator|panel|app|ui)\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod\/mini)/,
  },
  {
    files: /^src\/web\/store\//,
    mayImport: [/^src\/web\/(store|app|ui)\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod\/mini)/,
  },
  {
    files: /^src\/web\//,
    mayImport: [/^src\/web\//, /^src\/(domain|wire)\//],
    packages: /^(react|react-dom|react-router|zod\/mini)/,
  },
];

/** What panels' pages read is typed by the services: the browser's side may name these types and nothing more. */
const TYPE_DOOR = 'src/server/panel-door.ts';

/** What the other modules may use of a module: what decides, and statements for their own transactions. */
const isDoor = /\.(service|jobs|writes)\.ts$/;

/** Static, side-effect and dynamic imports; group 1 says `type`. */
const IMPORT =
  /(?:^|\n)(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|\bimport\('([^']+)'\)/g;

interface SourceFile {
  name: string;
  text: string;
  lines: number;
  imports: { target: string; isType: boolean }[];
}

const files = readFolder('src');
const code = files.filter(({ name }) => !/\.test\.tsx?$/.test(name));

test('every file imports only what lies on its side of the walls', () => {
  const breaches: string[] = [];
  for (const { name, imports } of code) {
    const wall = walls.find((row) => row.files.test(name));
    if (!wall) {
      breaches.push(`${name} belongs to no part`);
      continue;
    }
    for (const { target, isType } of imports) {
      if (isType && target === TYPE_DOOR && name.startsWith('src/web/')) continue;
      const isOwn = target.startsWith('src/');
      const isAllowed = isOwn
        ? wall.mayImport.some((allowed) => allowed.test(target))
        : target.startsWith('node:')
          ? name.startsWith('src/server/')
          : wall.packages.test(target);
      if (!isAllowed) breaches.push(`${name} imports ${target}`);
    }
  }
  expect(breaches).toEqual([]);
});

test('a module reaches another one only through its services, jobs and writes', () => {
  const breaches = moduleImports()
    .filter(({ target, isType }) => !isType && !isDoor.test(target))
    .map(({ from, target }) => `${from} imports ${target}`);
  expect(breaches).toEqual([]);
});

test('modules do not depend on each other in circles', () => {
  const needs = new Map<string, Set<string>>();
  for (const { from, target } of moduleImports()) {
    const own = needs.get(moduleOf(from) ?? '') ?? new Set();
    needs.set(moduleOf(from) ?? '', own.add(moduleOf(target) ?? ''));
  }
  const findCircle = (name: string, way: string[]): string[] | null => {
    if (way.includes(name)) return [...way, name];
    for (const needed of needs.get(name) ?? []) {
      const circle = findCircle(needed, [...way, name]);
      if (circle) return circle;
    }
    return null;
  };
  expect([...needs.keys()].map((name) => findCircle(name, [])).find(Boolean) ?? null).toBeNull();
});

test('a file of writes is SQL of its own tables that another module needs', () => {
  const writes = code.filter(({ name }) => name.endsWith('.writes.ts'));
  const used = new Set(moduleImports().map(({ target }) => target));
  expect(writes.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([]);
  const known = /^src\/(domain\/|server\/(db\/sql|telemetry\/cause)\.ts$)|\.writes\.ts$/;
  const deciding = writes.flatMap(({ name, imports }) =>
    imports
      .filter(({ target, isType }) => !isType && !known.test(target))
      .map(({ target }) => `${name} imports ${target}`),
  );
  expect(deciding).toEqual([]);
});

test('no function only passes a call on to another module', () => {
  const sample = `import { put } from '../b/b.service.ts';
export async function keep(
  { db }: { db: Database },
  id: number,
): Promise<void> {
  await put(db, id);
}
export const drop = (id: number) => put(id);
export function keepTwice(id: number): void {
  put(id, 'twice');
}`;
  expect(passedOn({ name: 'src/server/modules/a/a.service.ts', text: sample })).toEqual(['keep', 'drop']);
  const found = code.flatMap((file) => passedOn(file).map((name) => `${file.name}: ${name}`));
  expect(found).toEqual([]);
});

test('pictures are decoded in the process of their own and nowhere else', () => {
  const users = code.filter(({ imports }) => imports.some(({ target }) => target === 'sharp'));
  expect(users.map(({ name }) => name)).toEqual([
    'src/server/adapters/pictures/make-pictures.ts',
    'src/server/adapters/pictures/picture-process.ts',
  ]);
  const makers = code.filter(({ imports }) =>
    imports.some(({ target, isType }) => !isType && target.endsWith('/make-pictures.ts')),
  );
  expect(makers.map(({ name }) => name)).toEqual(['src/server/adapters/pictures/picture-process.ts']);
});

test('statements of SQL stand in repositories, jobs of the database and seeds', () => {
  const places = /\.(repository|writes|jobs)\.ts$|^src\/server\/(db|seed|worker)\/|\/migrate\.ts$/;
  const breaches = code.filter(({ name, text }) => /\bsql`/.test(text) && !places.test(name));
  expect(breaches.map(({ name }) => name)).toEqual([]);
});

test('rows of queues are claimed in one way', () => {
  const claimers = code.filter(({ text }) => /skip locked/i.test(text));
  // The search takes products for no queue: it leaves those alone that somebody is changing.
  const search = 'src/server/modules/catalogue/search/search-index.repository.ts';
  expect(claimers.map(({ name }) => name)).toEqual(['src/server/db/claim.ts', search]);
  const leasers = code.filter(({ text }) => /\blease_until\s*=/.test(text));
  expect(leasers.map(({ name }) => name)).toEqual(['src/server/db/claim.ts']);
});

test('files are short enough to be read at once', () => {
  const own = [...files, ...readFolder('tests'), ...readFolder('scripts'), ...readFolder('bench')];
  const limitOf = (name: string) => (/\.(test|spec)\.tsx?$/.test(name) ? MAXIMUM_TEST_LINES : MAXIMUM_LINES);
  const long = own.filter(({ name, lines }) => lines > limitOf(name));
  expect(long.map(({ name, lines }) => `${name}: ${lines}`)).toEqual([]);
  const sorted = code.map(({ lines }) => lines).sort((a, b) => a - b);
  expect(sorted[Math.floor(sorted.length / 2)]).toBeLessThanOrEqual(MAXIMUM_MEDIAN);
});

test('functions of the browser fit on a screen', () => {
  // The formatter ends a function where its line began: at the margin.
  const whole =
    /^(?:export )?(?:async )?(?:function \w[\s\S]*?\n\}|const \w+ = (?:async )?\([^\n]*=> [{([]\n[\s\S]*?\n[)}\]]+;)$/gm;
  const long = code
    .filter(({ name }) => name.startsWith('src/web/'))
    .flatMap(({ name, text }) => [...text.matchAll(whole)].map(([body]) => ({ name, body })))
    .filter(({ body }) => body.split('\n').length > MAXIMUM_FUNCTION_LINES);
  expect(long.map(({ name, body }) => `${name}: ${body.slice(0, 60).split('\n')[0]}`)).toEqual([]);
});

test('sizes of text are steps of the scale in theme.css', () => {
  const steps = [
    ...readFileSync(path.join(root, 'src/web/app/theme.css'), 'utf8').matchAll(/--text-(\w+):/g),
  ];
  const foreign = /\btext-(?:\[[\d.]+(?:px|r?em|%)\]|(?:xs|sm|base|lg|\d?xl)\b(?!-))/;
  const breaches = code.filter(({ name, text }) => name.startsWith('src/web/') && foreign.test(text));
  expect(breaches.map(({ name }) => name)).toEqual([]);
  const unused = steps.filter(
    ([, step]) => !code.some(({ text }) => new RegExp(`\\btext-${step}\\b`).test(text)),
  );
  expect(unused.map(([, step]) => step)).toEqual([]);
});

test('nothing is exported by default and nothing forwards whole modules', () => {
  const breaches = code.filter(({ text }) => /^export (default|\* from)/m.test(text));
  expect(breaches.map(({ name }) => name)).toEqual([]);
});

test('nothing needs a folder outside the project', () => {
  const everything = [...files, ...readFolder('scripts'), ...readFolder('bench'), ...readFolder('docs')];
  const outside = /\/work\/|\bshared\/(?:spec|facts|design|domain|prototypes|architecture)/;
  expect(everything.filter(({ text }) => outside.test(text)).map(({ name }) => name)).toEqual([]);
});

/** Exports of a module whose whole body is one call of another module's function with values it was given. */
function passedOn({ name, text }: Pick<SourceFile, 'name' | 'text'>): string[] {
  const isForeign = (from: string) => {
    const target = moduleOf(path.posix.join(path.posix.dirname(name), from));
    return moduleOf(name) !== null && target !== null && target !== moduleOf(name);
  };
  const imported = [...text.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\}) from '([^']+)'/gm)]
    .filter(([, , , from = '']) => isForeign(from))
    .flatMap(([, all, some]) => (all ?? some ?? '').split(','))
    .map((one) => one.trim().split(' ').at(-1));
  const functions = [...text.matchAll(/^export (?:async )?function (\w+)[\s\S]*?^\}/gm)].map(
    ([whole, own = '']) => {
      const lines = whole.split('\n');
      const body = lines.slice(lines.findIndex((line) => /^(?:export|\)).* \{$/.test(line)) + 1, -1).join('');
      return [own, /^ *(?:return )?(?:await )?(\w+)(?:\.\w+)?\([\w\s.,]*\);$/.exec(body)?.[1]];
    },
  );
  const constants = [
    ...text.matchAll(
      /^export const (\w+) = (?:(?:async )?\([^)]*\).*=>\s+)?(\w+)(?:\.\w+)?(?:\([\w\s.,]*\))?;/gm,
    ),
  ].map(([, own = '', called]) => [own, called]);
  const again = [...text.matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)]
    .filter(([, , from = '']) => isForeign(from))
    .map(([, names = '']) => names.trim());
  return [
    ...[...functions, ...constants]
      .filter(([, called]) => imported.includes(called))
      .map(([own = '']) => own),
    ...again,
  ];
}

function moduleImports(): { from: string; target: string; isType: boolean }[] {
  return code.flatMap(({ name, imports }) =>
    imports
      .filter(({ target }) => moduleOf(name) && moduleOf(target) && moduleOf(target) !== moduleOf(name))
      .map((one) => ({ from: name, ...one })),
  );
}

function moduleOf(name: string): string | null {
  return /^src\/server\/modules\/([^/]+)\//.exec(name)?.[1] ?? null;
}

function readFolder(folder: string): SourceFile[] {
  const entries = readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|md)$/.test(entry.name))
    .map((entry) =>
      readSource(path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    );
}

function readSource(name: string): SourceFile {
  const text = readFileSync(path.join(root, name), 'utf8');
  return {
    name,
    text,
    lines: text.split('\n').length - 1,
    imports: name.endsWith('.md') ? [] : importsOf(name, text),
  };
}

function importsOf(name: string, text: string): { target: string; isType: boolean }[] {
  return [...text.matchAll(IMPORT)].map(([, type, from, bare, dynamic]) => {
    const written = from ?? bare ?? dynamic ?? '';
    const target = written.startsWith('.') ? path.posix.join(path.posix.dirname(name), written) : written;
    return { target, isType: type !== undefined };
  });
}
