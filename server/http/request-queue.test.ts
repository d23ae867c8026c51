import { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openDictionaries } from '#server/language/dictionaries.ts';
import { speaking, spokenLanguage } from '#server/language/speech.ts';
import { openRequestQueue } from './request-queue.ts';

/** A queue, and the names of the requests that began. */
function openQueue() {
  const server = new Server();
  const begun: string[] = [];
  const queue = openRequestQueue(server);
  const enter = (...names: readonly string[]) => {
    for (const name of names) queue.enter(() => void begun.push(name));
  };
  return { queue, begun, server, enter };
}

const numbered = (count: number) => Array.from({ length: count }, (_, n) => String(n));

test('where there were too many, 64 wait at a time, until none waits', async () => {
  const { enter, begun, queue } = openQueue();
  enter(...numbered(200));
  expect(queue.isFull()).toBe(false);
  queue.noteRefusal();
  expect(queue.isFull()).toBe(true);
  while (queue.isFull()) await nextTurn();
  expect(begun).toEqual(numbered(160));
  enter(...numbered(23));
  expect(queue.isFull()).toBe(false);
  enter('one more');
  expect(queue.isFull()).toBe(true);
  while (begun.length < 224) await nextTurn();
  await nextTurn();
  enter(...numbered(200));
  expect(queue.isFull()).toBe(false);
});

test('in a turn 32 requests begin, in the order of arrival, and none in a turn in which a connection came', async () => {
  const { enter, begun, server } = openQueue();
  enter(...numbered(70));
  expect(begun).toEqual(numbered(32));
  for (let turn = 0; turn < 10; turn++) {
    server.emit('connection');
    await nextTurn();
    expect(begun).toEqual(numbered(32));
  }
  await nextTurn();
  expect(begun).toEqual(numbered(64));
  await nextTurn();
  expect(begun).toEqual(numbered(70));
});

test('connections that came while no request waited use up no turns of later ones', async () => {
  const { enter, begun, server } = openQueue();
  for (let turn = 0; turn < 300; turn++) {
    server.emit('connection');
    enter('alone');
    await nextTurn();
  }
  begun.length = 0;
  enter(...numbered(33));
  server.emit('connection');
  await nextTurn();
  expect(begun).toEqual(numbered(32));
});

test('next to the first request of a new connection no other begins in its turn', async () => {
  const { enter, begun, server } = openQueue();
  server.emit('connection');
  enter('a', 'b', 'c');
  expect(begun).toEqual(['a']);
  await nextTurn();
  expect(begun).toEqual(['a']);
  await nextTurn();
  expect(begun).toEqual(['a', 'b', 'c']);
});

test('connections without end hold back no request for good', async () => {
  const { enter, begun, server } = openQueue();
  enter(...numbered(33));
  for (let turn = 0; turn < 1_000 && begun.length < 33; turn++) {
    server.emit('connection');
    await nextTurn();
  }
  expect(begun).toEqual(numbered(33));
});

test('a request that waited is answered in its own language', async () => {
  const { queue, enter } = openQueue();
  const spanish = (await openDictionaries()).get('es');
  enter(...numbered(32));
  const language = await new Promise((resolve) => {
    speaking(spanish, () => queue.enter(() => resolve(spokenLanguage())));
  });
  expect(language).toBe('es');
});
