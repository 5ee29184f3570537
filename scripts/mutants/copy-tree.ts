import { execFileSync } from 'node:child_process';
import { cp, mkdir, rm, stat, symlink } from 'node:fs/promises';
import path from 'node:path';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of the project as it lies here, changes and new files too, to be broken without harm. */
export async function copyTree(): Promise<string> {
  const tree = path.join(project, '.cache/mutants');
  await rm(tree, { recursive: true, force: true });
  await mkdir(tree, { recursive: true });
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: project,
    encoding: 'utf8',
  });
  for (const name of listed.split('\0').filter(Boolean)) {
    const isThere = await stat(path.join(project, name)).catch(() => null);
    if (isThere) await cp(path.join(project, name), path.join(tree, name));
  }
  await symlink(path.join(project, 'node_modules'), path.join(tree, 'node_modules'));
  return tree;
}
