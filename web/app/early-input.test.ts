import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { keepEarlyInput } from './early-input.ts';

/** Runs the source alone, as the built page does: a name from outside would be missing. */
function openPage() {
  const listeners = new Map<string, (event: object) => void>();
  let goLive = (_records: never[], _observer: { disconnect(): void }) => {};
  class MutationObserver {
    constructor(callback: typeof goLive) {
      goLive = callback;
    }
    observe() {}
  }
  runInNewContext(`(${keepEarlyInput})()`, {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    document: { documentElement: {} },
    setTimeout: (work: () => void) => work(),
    MutationObserver,
  });
  return { listeners, goLive: () => goLive([], { disconnect: () => {} }) };
}

function eventAt(target: object) {
  return { target, submitter: null, preventDefault: () => {}, stopPropagation: () => {} };
}

test('a button pressed twice early is pressed once when the page is live, and then left alone', () => {
  const page = openPage();
  let presses = 0;
  const button = { matches: () => false, closest: () => button, click: () => (presses += 1) };
  page.listeners.get('click')?.(eventAt(button));
  page.listeners.get('click')?.(eventAt(button));
  expect(presses).toBe(0);
  page.goLive();
  expect(presses).toBe(1);
  expect(page.listeners.size).toBe(0);
});

test('a form without an address is sent later; one with an address sends itself', () => {
  const page = openPage();
  const sent: string[] = [];
  const form = (name: string, hasAddress: boolean) => ({
    hasAttribute: () => hasAddress,
    requestSubmit: () => sent.push(name),
  });
  page.listeners.get('submit')?.(eventAt(form('contact', false)));
  page.listeners.get('submit')?.(eventAt(form('search', true)));
  page.goLive();
  expect(sent).toEqual(['contact']);
});

test('a box checked early is clicked to the state it was given', () => {
  const page = openPage();
  const box = {
    checked: true,
    matches: () => true,
    click() {
      box.checked = !box.checked;
    },
  };
  page.listeners.get('input')?.(eventAt(box));
  page.goLive();
  expect(box.checked).toBe(true);
});
