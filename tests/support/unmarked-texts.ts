import { parseAst } from 'vite';

/** Attributes, and properties of our elements, whose value people read or hear. */
const READ = new Set(['alt', 'aria-description', 'aria-label', 'label', 'placeholder', 'title']);

/** The same in every language: our name, a classification's, units, codes, an address as an example. `&nbsp;` is no word. */
const SAME = /\b(?:Larder|NOVA|GTIN|kcal|mg|g|name@example\.com)\b|&\w+;/g;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** What people would read untranslated: text between tags, and text in one of the attributes, without a mark. */
export function unmarkedTexts(code: string, file: string): string[] {
  return nodesOf(code, file)
    .flatMap((node) => [...childTexts(node), ...attributeTexts(node)])
    .map((text) => text.trim().replaceAll(/\s+/g, ' '))
    .filter((text) => /\p{L}/u.test(text.replaceAll(SAME, '')));
}

/** Marked texts that the build would write wrongly: it takes an escape such as `\u00a0` for its letters. */
export function escapedTexts(code: string, file: string): string[] {
  return nodesOf(code, file)
    .flatMap((node) => (isMarked(node) ? templateTexts(node.quasi, 'raw') : []))
    .filter((text) => text.includes('\\'));
}

const MARK = /^j?t$/;

/** t`…`, jt`…` or one of them of a context: c('…').t`…`. */
function isMarked({ type, tag }: Node): boolean {
  if (type !== 'TaggedTemplateExpression' || !isNode(tag)) return false;
  const { name } = isNode(tag.property) ? tag.property : tag;
  return typeof name === 'string' && MARK.test(name);
}

/** All nodes of a file, each before what is in it. */
function nodesOf(code: string, file: string): Node[] {
  const found: Node[] = [];
  const visit = (value: unknown): void => {
    if (isNode(value)) found.push(value);
    if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) visit(part);
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

function childTexts({ type, children }: Node): string[] {
  if (!/^JSX(?:Element|Fragment)$/.test(type) || !Array.isArray(children)) return [];
  return children.flatMap((child) => (child.type === 'JSXText' ? [child.value] : stringsIn(child)));
}

function attributeTexts({ type, name, value }: Node): string[] {
  return type === 'JSXAttribute' && isNode(name) && READ.has(String(name.name)) ? stringsIn(value) : [];
}

/** The plain strings that an expression may be. */
function stringsIn(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? [node.value] : [];
    case 'TemplateLiteral':
      return templateTexts(node, 'cooked');
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return stringsIn(node.expression);
    case 'ConditionalExpression':
      return [...stringsIn(node.consequent), ...stringsIn(node.alternate)];
    case 'LogicalExpression':
      return [...(node.operator === '&&' ? [] : stringsIn(node.left)), ...stringsIn(node.right)];
    default:
      return [];
  }
}

interface Quasi {
  readonly value: { readonly raw: string; readonly cooked: string };
}

/** A template as one text, with `…` for its places. */
function templateTexts(template: unknown, kind: keyof Quasi['value']): string[] {
  const { quasis } = template as { readonly quasis: readonly Quasi[] };
  return [quasis.map(({ value }) => value[kind]).join('…')];
}
