import { spawnSync } from 'node:child_process';

/** Installs a package of Debian's without starting what it brings; whether that worked shows in what is there afterwards. */
export function installByApt(name: string): void {
  process.stderr.write(`Installing ${name} by apt …\n`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const command of [
    ['apt-get', 'update'],
    ['apt-get', 'install', '-y', '--no-install-recommends', name],
  ]) {
    // A package's own service is not started in run level 1.
    const [program = '', ...parameters] = [
      ...sudo,
      'env',
      'DEBIAN_FRONTEND=noninteractive',
      'RUNLEVEL=1',
      ...command,
    ];
    spawnSync(program, parameters, { stdio: ['ignore', 'ignore', 'inherit'] });
  }
}
