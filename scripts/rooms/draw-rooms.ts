import type { Rooms } from './rooms.ts';

const BOX = { width: 218, height: 32, gapX: 18, gapY: 54 };
const MARGIN = 24;
const FONT = '13px system-ui, sans-serif';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** An SVG of rooms, each above all it may import. An arrow that longer ways say already is left out. */
export function drawRooms(rooms: Rooms): string {
  const names = Object.keys(rooms);
  const level = levels(rooms);
  const rows = Array.from({ length: Math.max(...level.values()) + 1 }, (_, row) =>
    names.filter((name) => level.get(name) === row),
  );
  const widest = Math.max(...rows.map(({ length }) => length));
  const width = MARGIN * 2 + widest * (BOX.width + BOX.gapX) - BOX.gapX;
  const height = MARGIN * 2 + rows.length * (BOX.height + BOX.gapY) - BOX.gapY;
  const places = new Map<string, Place>();
  rows.forEach((row, index) => {
    const rowWidth = row.length * (BOX.width + BOX.gapX) - BOX.gapX;
    row.forEach((name, column) => {
      places.set(name, {
        x: (width - rowWidth) / 2 + column * (BOX.width + BOX.gapX),
        y: height - MARGIN - BOX.height - index * (BOX.height + BOX.gapY),
      });
    });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Rooms of the code and what each may import">`,
    '<style>rect{fill:#fff;stroke:#1f3d2b}text{font:' +
      FONT +
      ';fill:#16241b;text-anchor:middle}path{fill:none;stroke:#7a8f80}</style>',
    `<rect width="${width}" height="${height}" style="stroke:none;fill:#f7f5ef"/>`,
    ...names.flatMap((from) => direct(rooms, from).map((to) => arrow(places, from, to))),
    ...names.map((name) => box(places, name)),
    '</svg>\n',
  ].join('\n');
}

/** How many rooms stand below a room, at its deepest. */
function levels(rooms: Rooms): Map<string, number> {
  const found = new Map<string, number>();
  const levelOf = (name: string): number => {
    const known = found.get(name);
    if (known !== undefined) return known;
    const below = (rooms[name] ?? []).filter((to) => to in rooms);
    const level = Math.max(-1, ...below.map(levelOf)) + 1;
    found.set(name, level);
    return level;
  };
  for (const name of Object.keys(rooms)) levelOf(name);
  return found;
}

/** The rooms it may import that none of the others it may import leads to. */
function direct(rooms: Rooms, from: string): string[] {
  const targets = (rooms[from] ?? []).filter((to) => to in rooms);
  const reached = new Set(targets.flatMap((to) => [...reach(rooms, to)]));
  return targets.filter((to) => !reached.has(to));
}

function reach(rooms: Rooms, from: string): Set<string> {
  const found = new Set<string>();
  const walk = (name: string) => {
    for (const to of rooms[name] ?? []) {
      if (found.has(to)) continue;
      found.add(to);
      walk(to);
    }
  };
  walk(from);
  return found;
}

function arrow(places: ReadonlyMap<string, Place>, from: string, to: string): string {
  const [a, b] = [places.get(from), places.get(to)];
  if (!a || !b) return '';
  const [x1, y1] = [a.x + BOX.width / 2, a.y + BOX.height];
  const [x2, y2] = [b.x + BOX.width / 2, b.y];
  const bend = (y2 - y1) / 2;
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}"/>`;
}

function box(places: ReadonlyMap<string, Place>, name: string): string {
  const { x = 0, y = 0 } = places.get(name) ?? {};
  return `<rect x="${x}" y="${y}" width="${BOX.width}" height="${BOX.height}" rx="6"/><text x="${x + BOX.width / 2}" y="${y + 20}">${name}</text>`;
}
