/**
 * npm run files -- check: reads every stored file and compares it with its SHA-256.
 * npm run files -- move --to s3://BUCKET[/PREFIX] | --to folder [--from …]: copies all files there while the shop runs,
 * and proves each of them. Ends with code 1 when one does not hold; run again, it goes on where it stopped.
 */
import { parseArgs } from 'node:util';
import type { Depot, FileKey } from '../src/server/adapters/files/depot.ts';
import { openDepot, openDepots } from '../src/server/adapters/files/file-store.ts';
import { readConfig } from '../src/server/config.ts';
import { type DepotAddress, parseDepot, s3Problems } from '../src/server/files-config.ts';
import { replaceDamaged } from '../src/server/modules/operations/damaged-file.service.ts';
import { moveFiles, proveFiles, proveMove } from '../src/server/modules/operations/file-move.service.ts';
import { openTool } from './open-tool.ts';

const USAGE = 'Usage: npm run files -- check | move --to s3://BUCKET[/PREFIX]|folder [--from s3://…|folder]';

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, from: { type: 'string' } },
  });
  const config = readConfig(process.env, 'tool');
  const [task] = positionals;
  if (task === 'check') {
    const { database } = await openTool();
    try {
      const context = { write: database.pools.write, now: () => new Date() };
      for (const depot of openDepots(config))
        await replaceDamaged(context, depot.address, await prove(depot));
    } finally {
      await database.close();
    }
  } else if (task === 'move' && values.to) {
    const to = openDepot(config, read(values.to));
    const from = values.from ? openDepot(config, read(values.from)) : openOther(to);
    if (from.address === to.address) throw new Error(`${to.address} is where the files are already`);
    await move(from, to);
  } else throw new Error(USAGE);

  function read(text: string): DepotAddress {
    const address = parseDepot(text);
    if (!address) throw new Error(USAGE);
    const [problem] = address.kind === 'bucket' ? s3Problems(config.files.s3) : [];
    if (problem) throw new Error(problem);
    return address;
  }

  /** Of those that the shop knows, the one that the files do not go to; else the folder. */
  function openOther(to: Depot): Depot {
    const others = openDepots(config).filter(({ address }) => address !== to.address);
    return others.at(-1) ?? openDepot(config, { kind: 'folder' });
  }

  async function move(from: Depot, to: Depot): Promise<void> {
    console.log(`From ${from.address} to ${to.address}`);
    const { known, copied, removed } = await moveFiles(from, to, console.log);
    console.log(`${copied} copied, ${known} were there, ${removed} were removed meanwhile`);
    const unmoved = await proveMove(from, to, console.log);
    for (const { area, name } of unmoved) console.error(`not the same in both: ${area}/${name}`);
    const damaged = await prove(to);
    if (unmoved.length > 0 || damaged.length > 0) throw new Error('The move is not complete: run it again.');
    if (config.files.depots.some((depot) => openDepot(config, depot).address === to.address))
      console.log(
        `Everything is in ${to.address}. When every node runs with FILES_URL=${to.address}, ${from.address} can go.`,
      );
    else
      console.log(
        `The shop does not know ${to.address} yet: start every node with FILES_URL=${to.address},${from.address}, then run this again.`,
      );
  }

  async function prove(depot: Depot): Promise<FileKey[]> {
    const { files, bytes, withoutSum, damaged } = await proveFiles(depot, console.log);
    for (const { area, name } of damaged) console.error(`damaged: ${area}/${name}`);
    console.log(
      `${depot.address}: ${files} files, ${(bytes / 1e6).toFixed(1)} MB, ${withoutSum} without a sum, ${damaged.length} damaged`,
    );
    if (damaged.length > 0) process.exitCode = 1;
    return damaged;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
