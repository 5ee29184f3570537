// npm start: from a fresh clone to the running marketplace. Installs and builds what is missing, then serves.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { buildProgram } from './build.mjs';
import { prepare, projectFolder } from './preflight.mjs';
import { run } from './run.mjs';

const node = prepare();
const program = await buildProgram(node, 'main');
// Measured under load: without the first two the app takes 100 MB more. So small a heap would be collected whenever it has grown by
// a tenth, which took an eighth of the app's processor time. Young ones of 12 MB instead of 8 let fewer objects grow old: a fresh
// home took a fifth less, a search a tenth, memory is the same; with 16 the app kept 40 MB more when the load was over.
// Bodies and the compressor's tables lie in memory of their own (from 32 KB, fixed), which goes back once they are used: left between
// lasting blocks, glibc kept 95 of 340 MB after load. It cost nothing that could be measured.
const settings = path.join(projectFolder, 'scripts/node-settings.json');
const { flags, environment } = JSON.parse(readFileSync(settings, 'utf8'));
process.exit(await run(node, [...flags, program], { ...environment, NODE_COMPILE_CACHE: '.cache/node' }));
