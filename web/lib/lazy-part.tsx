import { type FunctionComponent, lazy, type ReactNode, Suspense } from 'react';

type Component = (props: never) => ReactNode;
type PropsOf<Part extends Component> =
  Parameters<Part> extends [infer Props extends object] ? Props : Readonly<Record<never, never>>;

/** A component whose code loads when it is first rendered. `name` is the module's export. */
export function lazyPart<Name extends string, Module extends Readonly<Record<Name, Component>>>(
  load: () => Promise<Module>,
  name: Name,
  fallback?: ReactNode,
) {
  type Props = PropsOf<Module[Name]>;
  const Part = lazy(async () => ({ default: (await load())[name] as unknown as FunctionComponent<Props> }));
  return (props: Props) => (
    <Suspense fallback={fallback}>
      <Part {...props} />
    </Suspense>
  );
}
