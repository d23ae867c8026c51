type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is pressed and typed on a rendered page before its scripts run, and repeats it at `html[data-live]`. A part
 * whose code comes later is alive later: a press there waits for it. Links and forms with an address work by themselves.
 * The build inlines this function's source into `index.html`, so it uses nothing outside itself.
 */
export function keepEarlyInput(): void {
  const pressed = new Map<HTMLElement, HTMLElement | null>();
  const typed = new Map<Field, string | boolean>();

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
      typed.set(field, isBox(field) ? field.checked : field.value);
    },
    change: (event: Event) => event.stopPropagation(),
    keydown(event: KeyboardEvent) {
      const isTyping = (event.target as Element).closest('input, textarea, select');
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping || isKeyless()) return;
      const field = document.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(event.key)}"]`);
      if (!field) return;
      event.preventDefault();
      field.focus();
    },
  };

  /** React ignores a value equal to the last one it saw set on the element, so that one is set to another first. */
  const repeatTyping = (field: Field, value: string | boolean) => {
    if (isBox(field)) {
      field.checked = !value;
      field.click();
      return;
    }
    field.value = '';
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event(field.matches('select') ? 'change' : 'input', { bubbles: true }));
  };
  const LATEST_MS = 10_000;
  const repeatPress = (control: HTMLElement, submitter: HTMLElement | null, pressedAt: number) => {
    if (!isAlive(control)) {
      if (control.isConnected && performance.now() - pressedAt < LATEST_MS)
        requestAnimationFrame(() => repeatPress(control, submitter, pressedAt));
    } else if (isForm(control)) control.requestSubmit(submitter);
    else control.click();
  };
  const repeatPresses = () => {
    for (const [control, submitter] of pressed) repeatPress(control, submitter, performance.now());
    pressed.clear();
  };

  const entries = Object.entries(listeners) as [string, EventListener][];
  for (const [type, listener] of entries) addEventListener(type, listener, true);
  new MutationObserver((_, observer) => {
    observer.disconnect();
    for (const [type, listener] of entries) removeEventListener(type, listener, true);
    for (const [field, value] of typed) repeatTyping(field, value);
    // A press comes after React has taken in the typed text.
    setTimeout(repeatPresses);
    const pressLate = (event: MouseEvent) => {
      const control = (event.target as Element).closest<HTMLElement>('button[type=button]');
      if (!control || isAlive(control)) return;
      keep(event, control);
      repeatPresses();
    };
    addEventListener('click', pressLate, true);
  }).observe(document.documentElement, { attributeFilter: ['data-live'] });
}
