import { type FunctionComponent, lazy, memo, type ReactNode, Suspense } from 'react';

export type LazyComponent = (props: never) => ReactNode;
export type PropsOf<Part extends LazyComponent> =
  Parameters<Part> extends [infer Props extends object] ? Props : Readonly<Record<never, never>>;

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
  const Part = lazy(async () => ({ default: (await load())[name] as unknown as FunctionComponent<Props> }));
  return memo((props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  ));
}
