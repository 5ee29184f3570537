import type { FileConfig } from '../../src/server/adapters/files/file-store.ts';
import { readFilesConfig } from '../../src/server/files-config.ts';

/** Where files lie, as the variables of the environment would say it. */
export function fileConfig(dataDir: string, environment: Record<string, string> = {}): FileConfig {
  return { dataDir, files: readFilesConfig((name, fallback = '') => environment[name] || fallback) };
}
