/**
 * node bench/panel-lists.ts [words of list names]: what the first pages of the panels' lists cost over HTTP, as pages and
 * as API calls, in a marketplace of 100,000 orders with one shop of 20,000 products and 50,000 orders. The marketplace is
 * filled once (some minutes, 2 GB) below DATA_DIR/panel-lists. BENCH_PLANS=1 prints nothing more than the answers' sizes.
 */
import path from 'node:path';
import { readConfig } from '../src/server/config.ts';
import { measurePanelLists } from './panel-lists/run.ts';

const dataDir = path.join(readConfig(process.env).dataDir, 'panel-lists');
const isWithinAim = await measurePanelLists({ dataDir, port: 4710, words: process.argv.slice(2) });
process.exit(isWithinAim ? 0 : 1);
