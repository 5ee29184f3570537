import type { PackageStatusName } from './package-status.ts';

const MAXIMUM_LENGTH = 40;

/** What is wrong, by 'status-19'; every known status needs a name of its own. */
export function statusNameProblems(
  given: readonly PackageStatusName[],
  known: readonly PackageStatusName[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const seen = new Set<string>();
  for (const { id } of known) {
    const name = given.find((one) => one.id === id)?.name.trim() ?? '';
    const key = `status-${id}`;
    if (!name) problems[key] = 'Escribe el nombre del estado.';
    else if (name.length > MAXIMUM_LENGTH) problems[key] = `Escribe máximo ${MAXIMUM_LENGTH} caracteres.`;
    else if (seen.has(name.toLowerCase())) problems[key] = 'Otro estado tiene el mismo nombre.';
    seen.add(name.toLowerCase());
  }
  return problems;
}
