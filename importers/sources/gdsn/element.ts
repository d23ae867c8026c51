/** An element of a trade item: names without prefix, attributes of no namespace, text trimmed. */
export interface Element {
  readonly local: string;
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

/** All elements below one, by name, in document order. */
export type ElementIndex = ReadonlyMap<string, readonly Element[]>;

export function indexElement(root: Element): ElementIndex {
  const index = new Map<string, Element[]>();
  const visit = (element: Element): void => {
    for (const child of element.children) {
      const known = index.get(child.local);
      if (known) known.push(child);
      else index.set(child.local, [child]);
      visit(child);
    }
  };
  visit(root);
  return index;
}

export function childOf(element: Element | undefined, local: string): Element | undefined {
  return element?.children.find((child) => child.local === local);
}

export function childrenOf(element: Element, local: string): Element[] {
  return element.children.filter((child) => child.local === local);
}

/** The text of the first child so named; empty where there is none. */
export function textOf(element: Element | undefined, local: string): string {
  return childOf(element, local)?.text ?? '';
}
