/** What of a systemd unit it takes to run its service without systemd. */
export interface Unit {
  user: string;
  group: string;
  workingDirectory: string;
  environment: Record<string, string>;
  /** Their lines, whether each file must be there is not asked: Debian's begin with "-". */
  environmentFiles: string[];
  start: string;
  stopSignal: string;
  /** Only the first process is told to stop, as Patroni ends PostgreSQL itself. */
  isMainOnly: boolean;
  stopSeconds: number;
  /** Folders that systemd makes and gives to the user. */
  folders: string[];
}

/** Reads a unit file; `%H` and `%p` are the host and the name of the service. */
export function readUnit(text: string, { service, host }: { service: string; host: string }): Unit {
  const settings = settingsOf(text, { H: host, p: service, n: `${service}.service` });
  const all = (name: string) => settings.filter(([key]) => key === name).map(([, value]) => value);
  const last = (name: string, fallback: string) => all(name).at(-1) ?? fallback;
  const user = last('User', 'root');
  return {
    user,
    group: last('Group', user),
    workingDirectory: last('WorkingDirectory', '/'),
    environment: Object.fromEntries(all('Environment').flatMap(words).map(pairOf)),
    environmentFiles: all('EnvironmentFile').map((file) => file.replace(/^-/, '')),
    start: last('ExecStart', ''),
    stopSignal: last('KillSignal', 'SIGTERM'),
    isMainOnly: ['process', 'mixed'].includes(last('KillMode', 'control-group')),
    stopSeconds: Number.parseInt(last('TimeoutStopSec', last('TimeoutSec', '90')), 10),
    folders: [
      ...all('StateDirectory').map((name) => `/var/lib/${name}`),
      ...all('CacheDirectory').map((name) => `/var/cache/${name}`),
      ...all('RuntimeDirectory').map((name) => `/run/${name}`),
    ],
  };
}

/** Variables of a file such as /etc/default/etcd. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^\s*\w+=/.test(line));
  return Object.fromEntries(lines.map((line) => pairOf(line.trim())));
}

/** The program and its arguments: `$NAME` is one or more words, as systemd has it. */
export function commandOf(unit: Unit, environment: Record<string, string>): string[] {
  return words(unit.start.replace(/^[-@:+!]+/, '')).flatMap((word) => {
    const [, whole] = /^\$(\w+)$/.exec(word) ?? [];
    if (whole) return (environment[whole] ?? '').split(/\s+/).filter((part) => part !== '');
    return [word.replace(/\$\{(\w+)\}|\$(\w+)/g, (_, a, b) => environment[a ?? b] ?? '')];
  });
}

function settingsOf(text: string, specifiers: Record<string, string>): [string, string][] {
  const service = /^\[Service\]$([\s\S]*?)(?=^\[|$(?![\s\S]))/m.exec(text)?.[1] ?? '';
  return service
    .replace(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map(pairOf)
    .map(([key, value]) => [
      key,
      value.replace(/%([Hpn])/g, (_, letter: string) => specifiers[letter] ?? ''),
    ]);
}

function pairOf(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), unquoted(line.slice(at + 1).trim())];
}

function words(line: string): string[] {
  return (line.match(/"[^"]*"|'[^']*'|\S+/g) ?? []).map(unquoted);
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}
