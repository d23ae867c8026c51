import { type FunctionComponent, lazy, memo, type ReactNode, Suspense } from 'react';
import { t } from 'ttag';
import { tryReach } from './offline.ts';

export type LazyComponent = (props: never) => ReactNode;
export type PropsOf<Part extends LazyComponent> =
  Parameters<Part> extends [infer Props extends object] ? Props : Readonly<Record<never, never>>;

const RETRY_MS = 2_000;

/**
 * The rest of the page stays when code does not come: it is asked for again until the server is reached. Undefined where
 * it does not come then either, as after an update of the server, which has other files.
 */
async function loadPart<Module>(load: () => Promise<Module>): Promise<Module | undefined> {
  for (let isReached = false; ; isReached = await tryReach()) {
    try {
      return await load();
    } catch (error) {
      if (isReached) {
        reportError(error);
        return undefined;
      }
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
}

/** Of several, one speaks for all. */
function hideMore(notice: HTMLElement | null): void {
  if (notice) notice.hidden = document.querySelectorAll('.missing-part:not([hidden])').length > 1;
}

/** At the foot of the window. */
const MissingPart = () => (
  <div role="alert" className="missing-part" ref={hideMore}>
    <button type="button" onClick={() => location.reload()}>
      {t`Part of this page could not be loaded.`} <u>{t`Try Again`}</u>
    </button>
  </div>
);

/**
 * A component whose code loads when it is first rendered. `name` is the module's export. What the server rendered of it
 * stays until its code is there, so long as its props do: drawn again before, it would vanish for that moment, and what is
 * below it would move away from under a press.
 */
export function lazyPart<Name extends string, Module extends Readonly<Record<Name, LazyComponent>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: ReactNode,
) {
  type Props = PropsOf<Module[Name]>;
  const Part = lazy(async () => {
    const part = (await loadPart(load))?.[name] ?? MissingPart;
    return { default: part as unknown as FunctionComponent<Props> };
  });
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
}
