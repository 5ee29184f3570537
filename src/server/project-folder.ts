import { findPackageJSON } from 'node:module';
import path from 'node:path';

/** Of a clone or an image: where package.json lies beside `db`, `src` and `dist`, whether sources or built files are running. */
export const projectFolder = path.dirname(findPackageJSON(import.meta.url) ?? '');
