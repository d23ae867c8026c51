type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is pressed and typed on a rendered page before its scripts run, and repeats it at `html[data-live]`. A part
 * whose code comes later is alive later: what is pressed or typed there waits for it. Links and forms with an address work
 * by themselves.
 * The build inlines this function's source into `index.html`, so it uses nothing outside itself.
 */
export function keepEarlyInput(): void {
  const pressed = new Map<HTMLElement, HTMLElement | null>();
  const typed = new Set<Field>();
  /** The latest of each field: a field may be typed into between coming alive and the repetition of its text. */
  const values = new WeakMap<Field, string | boolean>();
  const entered = new Set<Field>();

  const isBox = (field: Element): field is HTMLInputElement => field.matches('[type=checkbox], [type=radio]');
  const isForm = (control: HTMLElement): control is HTMLFormElement => 'requestSubmit' in control;
  /** React leaves its properties on what it has taken over. */
  const isAlive = (control: HTMLElement) =>
    Object.keys(control).some((name) => name.startsWith('__reactProps$'));
  const keep = (event: Event, control: HTMLElement | null, submitter: HTMLElement | null = null) => {
    if (!control) return;
    event.preventDefault();
    event.stopPropagation();
    pressed.set(control, submitter);
  };

  const noteValue = (field: Field) => values.set(field, isBox(field) ? field.checked : field.value);
  /** Of a field in a form, the form's submission is kept instead. */
  const keepEnter = ({ key, target }: KeyboardEvent) => {
    const field = target as Field;
    if (key === 'Enter' && field.matches('input') && !field.form) entered.add(field);
  };

  /** As `areSingleKeysOn` of `lib/single-keys.ts`. */
  const isKeyless = () => {
    try {
      return localStorage.getItem('larder.single-keys') === 'off';
    } catch {
      return false;
    }
  };

  const listeners = {
    // React hydrates in parts: it must not hear a press now that is repeated later.
    click(event: MouseEvent) {
      const target = event.target as Element;
      if (isBox(target)) event.stopPropagation();
      keep(event, target.closest<HTMLElement>('button[type=button]'));
    },
    submit(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      keep(event, form.hasAttribute('action') ? null : form, event.submitter);
    },
    input(event: Event) {
      event.stopPropagation();
      const field = event.target as Field;
      typed.add(field);
      noteValue(field);
    },
    change: (event: Event) => event.stopPropagation(),
    keydown(event: KeyboardEvent) {
      keepEnter(event);
      const isTyping = (event.target as Element).closest('input, textarea, select');
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || isKeyless()) return;
      const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
  };

  /** React ignores a value equal to the last one it saw set on the element, so that one is set to another first. */
  const repeatTyping = (field: Field) => {
    const value = values.get(field);
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  };
  /** A field is read on Enter, or when it is left: both may have been before anything listened. */
  const finishTyping = (field: Field) => {
    const bubbles = true;
    if (entered.delete(field)) field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles }));
    if (field !== document.activeElement) field.dispatchEvent(new FocusEvent('focusout', { bubbles }));
  };

  const LATEST_MS = 10_000;
  const whenAlive = (control: HTMLElement, act: () => void, since = performance.now()) => {
    if (isAlive(control)) act();
    else if (control.isConnected && performance.now() - since < LATEST_MS)
      requestAnimationFrame(() => whenAlive(control, act, since));
  };
  const repeatInput = () => {
    for (const field of typed) {
      whenAlive(field, () => {
        repeatTyping(field);
        if (isBox(field)) return;
        setTimeout(() => {
          // A part that was being taken over, and was so at once for this event, still has the text of the server.
          if (field.value !== values.get(field)) repeatTyping(field);
          // React has taken in the typed text by then, as before a press.
          setTimeout(() => finishTyping(field));
        });
      });
    }
    for (const [control, submitter] of pressed) {
      whenAlive(control, () =>
        setTimeout(() => (isForm(control) ? control.requestSubmit(submitter) : control.click())),
      );
    }
    typed.clear();
    pressed.clear();
  };

  /** What is pressed or typed after that, in a part that is not alive yet. */
  const lateListeners = {
    click(event: MouseEvent) {
      const control = (event.target as Element).closest<HTMLElement>('button[type=button]');
      if (!control || isAlive(control)) return;
      keep(event, control);
      repeatInput();
    },
    input(event: Event) {
      const field = event.target as Field;
      if (isAlive(field)) {
        if (values.has(field)) noteValue(field);
        return;
      }
      listeners.input(event);
      repeatInput();
    },
    keydown(event: KeyboardEvent) {
      if (!isAlive(event.target as Field)) keepEnter(event);
    },
  };
  const toggle = (kind: 'addEventListener' | 'removeEventListener', all: object) => {
    for (const [type, listener] of Object.entries(all)) globalThis[kind](type, listener, true);
  };
  toggle('addEventListener', listeners);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    toggle('removeEventListener', listeners);
    toggle('addEventListener', lateListeners);
    repeatInput();
  }).observe(document.documentElement, { attributeFilter: ['data-live'] });
}
