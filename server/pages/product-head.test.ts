import { describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.schema.ts';
import { PRODUCT as BARE } from '#tests/support/product-facts.ts';
import { firstDataScript } from './html-tags.ts';
import { productHead } from './product-head.ts';
import { toWebPage } from './web-page.ts';

const PRODUCT: Product = {
  ...BARE,
  image_urls: { externalFileLink: ['/packs/09521234543213/front.svg'], dam: [] },
};
const PUBLIC_URL = 'https://larder.example';

describe('the head of a product page', () => {
  test('escapes whatever a product is called', () => {
    const attack = `"><script>alert('x')</script>&$&`;
    const head = productHead({ ...PRODUCT, normalized_name: attack, description: attack }, PUBLIC_URL);
    expect(head).not.toContain('<script>');
    expect(head).toContain('&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;$&amp;');
  });

  test('names the product, where it lives and how it looks', () => {
    const head = productHead(PRODUCT, PUBLIC_URL);
    expect(head).toContain('<title>Oat Bar · Larder</title>');
    expect(head).toContain('content="Oat Bar (Marlow &amp; Finch, Bread/Bakery Products) – nutrition');
    expect(head).toContain('<link rel="canonical" href="https://larder.example/products/09521234543213">');
    expect(head).toContain(
      'property="og:image" content="https://larder.example/packs/09521234543213/front.svg"',
    );
  });

  test('of a product of which little is known says no more than that', () => {
    const bare = { ...PRODUCT, normalized_name: null, name: null, brand: null, family_title: null };
    const head = productHead({ ...bare, image_urls: { externalFileLink: [], dam: [] } }, PUBLIC_URL);
    expect(head).toContain('<title>N/A · Larder</title>');
    expect(head).not.toContain('og:image');
    expect(head).not.toContain('null');
  });

  test('shortens a long description', () => {
    const head = productHead({ ...PRODUCT, description: '🥣'.repeat(500) }, PUBLIC_URL);
    const description = /name="description" content="([^"]*)"/.exec(head)?.[1] ?? '';
    expect(description.length).toBeLessThan(400);
    expect(description.isWellFormed()).toBe(true);
  });
});

describe('the page', () => {
  const page = toWebPage(
    '<html><head>\n    <title>Larder</title>\n    <meta name="description" content="All" />\n    <script src="/a.js"></script>\n</head><body><div id="app"></div></body></html>',
  );

  test('has one title and one description, those of the product', () => {
    const head = '<title>A</title><meta name="description" content="$& $1">';
    const [body, data] = [Buffer.from('<p>$& $1</p>'), Buffer.from('<b></b>')];
    const html = page.withContent({ head, body, data }).toString();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.match(/name="description"/g)).toHaveLength(1);
    expect(html).toContain('content="$& $1"');
    expect(html).toContain('<script src="/a.js"></script>');
    expect(html.endsWith('</head><body><div id="app"><p>$& $1</p></div></body></html>')).toBe(true);
  });

  test('keeps its own description where the content has none', () => {
    const html = page.withContent({ head: '<title>A</title>' }).toString();
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('content="All"');
  });

  test('carries data that cannot end its own block', () => {
    const json = JSON.stringify({ name: '</script><script>alert(1)</script><!--' });
    const script = firstDataScript(json);
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    expect(script).not.toContain('<!--');
    const text = script.replace(/^<script[^>]*>/, '').replace('</script>', '');
    expect(JSON.parse(text)).toEqual(JSON.parse(json));
  });

  test('without a head or the app’s element is refused at the start', () => {
    expect(() => toWebPage('<p>')).toThrow('no </head>');
    expect(() => toWebPage('<head></head><p>')).toThrow('no <div id="app"></div>');
  });
});
