import { type Host, runIn } from './host.ts';

/** Nothing more can be written to the host's own disk. */
export async function fillDisk(host: Host): Promise<void> {
  const { code, stderr } = await onDisk(host, FILL);
  if (code !== 0) throw new Error(`The disk is not full: ${stderr}`);
}

export async function freeDisk(host: Host): Promise<void> {
  await onDisk(host, 'rm -f "$1"/.filler*');
}

/** At once what is free, then what is left of it, until nothing more goes in. */
const FILL = `
free=$(df --output=avail --block-size=1 "$1" | tail -n 1)
fallocate --length "$free" "$1/.filler" 2>/dev/null
cat /dev/zero >"$1/.filler-rest" 2>/dev/null
[ "$(df --output=avail --block-size=1 "$1" | tail -n 1)" -lt 65536 ]`;

function onDisk(host: Host, script: string) {
  const { disk } = host.plan;
  if (!disk) throw new Error('This host has no disk of its own');
  return runIn(host, ['/bin/sh', '-c', script, 'sh', disk.mountPoint]);
}
