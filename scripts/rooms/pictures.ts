import { drawRooms } from './draw-rooms.ts';
import { ROOMS } from './rooms.ts';

const isWeb = (name: string) => name.startsWith('web/');

/** The drawings of the rooms that ARCHITECTURE.md shows, by their path from the root. */
export function roomPictures(): Readonly<Record<string, string>> {
  const rooms = Object.entries(ROOMS).filter(([name]) => name !== 'contract');
  return {
    'docs/rooms-server.svg': drawRooms(Object.fromEntries(rooms.filter(([name]) => !isWeb(name)))),
    'docs/rooms-web.svg': drawRooms(Object.fromEntries(rooms.filter(([name]) => isWeb(name)))),
  };
}
