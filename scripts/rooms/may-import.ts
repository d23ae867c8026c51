import { ROOMS } from './rooms.ts';

/** The room of a file, with the folder in place of `*`; undefined for tests, benchmarks and scripts. */
export function roomOf(path: string): string | undefined {
  const parts = path.split('/');
  for (let length = parts.length; length > 0; length -= 1) {
    const room = parts.slice(0, length).join('/');
    const family = [...parts.slice(0, length - 1), '*'].join('/');
    if (room in ROOMS || (family in ROOMS && length < parts.length)) return room;
  }
  return undefined;
}

/** Whether a file of the one room may import a file of the other. */
export function mayImport(from: string, to: string): boolean {
  if (from === to || to === 'contract') return true;
  const allowed = ROOMS[from] ?? ROOMS[familyOf(from)] ?? [];
  return allowed.includes(to) || allowed.includes(familyOf(to));
}

const familyOf = (room: string) => room.replace(/[^/]+$/, '*');
