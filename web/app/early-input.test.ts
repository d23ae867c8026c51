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
  const document: { documentElement: object; activeElement?: object } = { documentElement: {} };
  const frames: (() => void)[] = [];
  const timers: (() => void)[] = [];
  const clock = { now: 0 };
  runInNewContext(`(${keepEarlyInput})()`, {
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    document,
    Event: TypedEvent,
    KeyboardEvent: TypedEvent,
    FocusEvent: TypedEvent,
    setTimeout: (work: () => void) => timers.push(work),
    requestAnimationFrame: (work: () => void) => frames.push(work),
    performance: { now: () => clock.now },
    MutationObserver,
  });
  return {
    listeners,
    document,
    clock,
    goLive() {
      this.beginLive();
      this.runTimers();
    },
    /** Its timers have not run yet. */
    beginLive: () => goLive([], { disconnect: () => {} }),
    runTimers() {
      for (let work = timers.shift(); work; work = timers.shift()) work();
    },
    /** Draws one frame; answers whether anything waited for it. */
    drawFrame() {
      const due = frames.splice(0);
      for (const work of due) work();
      this.runTimers();
      return due.length > 0;
    },
  };
}

class TypedEvent {
  readonly type: string;
  constructor(type: string) {
    this.type = type;
  }
}

function eventAt(target: object) {
  const event = { target, submitter: null, held: false, preventDefault, stopPropagation: () => {} };
  function preventDefault() {
    event.held = true;
  }
  return event;
}

/** What React leaves on an element that it has taken over. */
const TAKEN_OVER = { __reactProps$test: {} };

function makeButton() {
  const button = {
    presses: 0,
    isConnected: true,
    matches: () => false,
    closest: () => button,
    click: () => {
      button.presses += 1;
    },
  };
  return button;
}

test('a button pressed twice early is pressed once when the page is live, and then left alone', () => {
  const page = openPage();
  const button = makeButton();
  page.listeners.get('click')?.(eventAt(button));
  page.listeners.get('click')?.(eventAt(button));
  expect(button.presses).toBe(0);
  Object.assign(button, TAKEN_OVER);
  page.goLive();
  expect(button.presses).toBe(1);
  const later = eventAt(button);
  page.listeners.get('click')?.(later);
  expect(later.held).toBe(false);
  expect([...page.listeners.keys()]).toEqual(['click', 'input', 'keydown']);
});

test('a button whose part of the page is alive later is pressed then, early or late', () => {
  const page = openPage();
  const [early, late] = [makeButton(), makeButton()];
  page.listeners.get('click')?.(eventAt(early));
  page.goLive();
  const press = eventAt(late);
  page.listeners.get('click')?.(press);
  expect(press.held).toBe(true);
  page.drawFrame();
  expect([early.presses, late.presses]).toEqual([0, 0]);
  Object.assign(early, TAKEN_OVER);
  Object.assign(late, TAKEN_OVER);
  page.drawFrame();
  expect([early.presses, late.presses]).toEqual([1, 1]);
  expect(page.drawFrame()).toBe(false);
});

test('a press is given up for a button that is taken away, or never alive in ten seconds', () => {
  const page = openPage();
  const [gone, dead] = [makeButton(), makeButton()];
  page.listeners.get('click')?.(eventAt(gone));
  page.listeners.get('click')?.(eventAt(dead));
  page.goLive();
  gone.isConnected = false;
  expect(page.drawFrame()).toBe(true);
  page.clock.now = 10_000;
  page.drawFrame();
  expect(page.drawFrame()).toBe(false);
  expect([gone.presses, dead.presses]).toEqual([0, 0]);
});

test('a form without an address is sent later; one with an address sends itself', () => {
  const page = openPage();
  const sent: string[] = [];
  const form = (name: string, hasAddress: boolean) => ({
    hasAttribute: () => hasAddress,
    requestSubmit: () => sent.push(name),
    ...TAKEN_OVER,
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
    ...TAKEN_OVER,
  };
  page.listeners.get('input')?.(eventAt(box));
  page.goLive();
  expect(box.checked).toBe(true);
});

/** A text field as React would hear it: what it was given, and the events that told of it. */
class TextField {
  readonly isConnected = true;
  readonly form = null;
  readonly heard: string[] = [];
  #value = '';
  get value() {
    return this.#value;
  }
  set value(value) {
    this.#value = value;
  }
  matches(selector: string) {
    return selector === 'input';
  }
  closest() {
    return this;
  }
  dispatchEvent({ type }: { readonly type: string }) {
    this.heard.push(type === 'input' ? `input ${this.value}` : type);
  }
}

test.each(['before the page is live', 'in a part that is alive later'])(
  'what is typed and entered %s is typed and entered again',
  (moment) => {
    const page = openPage();
    const field = new TextField();
    page.document.activeElement = field;
    if (moment !== 'before the page is live') page.goLive();
    field.value = '50';
    page.listeners.get('input')?.(eventAt(field));
    page.listeners.get('keydown')?.({ ...eventAt(field), key: 'Enter' });
    if (moment === 'before the page is live') page.goLive();
    expect(field.heard).toEqual([]);
    Object.assign(field, TAKEN_OVER);
    page.drawFrame();
    expect(field.heard).toEqual(['input 50', 'keydown']);
  },
);

test('a field that was left early is left again once it has its text', () => {
  const page = openPage();
  const field = new TextField();
  field.value = '50';
  page.listeners.get('input')?.(eventAt(field));
  Object.assign(field, TAKEN_OVER);
  page.goLive();
  expect(field.heard).toEqual(['input 50', 'focusout']);
});

test('a letter typed just as the page comes alive stays', () => {
  const page = openPage();
  const field = new TextField();
  page.document.activeElement = field;
  field.value = 'g';
  page.listeners.get('input')?.(eventAt(field));
  Object.assign(field, TAKEN_OVER);
  page.beginLive();
  field.value = 'gr';
  page.listeners.get('input')?.(eventAt(field));
  page.runTimers();
  expect(field.value).toBe('gr');
  expect(field.heard).toEqual(['input g']);
});

test('a letter typed into a part that has come alive unseen stays', () => {
  const page = openPage();
  page.goLive();
  const field = new TextField();
  page.document.activeElement = field;
  field.value = 'g';
  page.listeners.get('input')?.(eventAt(field));
  Object.assign(field, TAKEN_OVER);
  field.value = 'gr';
  page.listeners.get('input')?.(eventAt(field));
  page.drawFrame();
  expect(field.value).toBe('gr');
  expect(field.heard).toEqual(['input gr']);
});
