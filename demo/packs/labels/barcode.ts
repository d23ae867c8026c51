import { box, n, path, type Rect, rect } from '../svg.ts';
import { line } from '../text-fit.ts';

const LEFT = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const PARITY = [
  '000000',
  '001011',
  '001101',
  '001110',
  '010011',
  '011001',
  '011100',
  '010101',
  '010110',
  '011010',
];
const ITF = ['00110', '10001', '01001', '11000', '00101', '10100', '01100', '00011', '10010', '01010'];

const flip = (bits: string): string => [...bits].map((b) => (b === '1' ? '0' : '1')).join('');
const reverse = (bits: string): string => [...bits].reverse().join('');

/** EAN-13 modules (ISO/IEC 15420); a 12-digit code gets its leading zero and so is UPC-A. */
function ean13(digits: string): string {
  const [first = '0', ...rest] = digits.padStart(13, '0');
  const parity = PARITY[Number(first)] ?? '000000';
  const left = rest.slice(0, 6).map((d, i) => {
    const bits = LEFT[Number(d)] ?? '';
    return parity[i] === '1' ? reverse(flip(bits)) : bits;
  });
  const right = rest.slice(6).map((d) => flip(LEFT[Number(d)] ?? ''));
  return `101${left.join('')}01010${right.join('')}101`;
}

/** ITF-14 modules (ISO/IEC 16390) with a wide bar of three modules. */
function itf14(digits: string): string {
  const bar = (wide: string | undefined, bit: string) => bit.repeat(wide === '1' ? 3 : 1);
  const pairs = digits.padStart(14, '0').match(/../g) ?? [];
  const body = pairs.map(([a = '0', b = '0']) =>
    [...(ITF[Number(a)] ?? '')].map((w, i) => bar(w, '1') + bar(ITF[Number(b)]?.[i], '0')).join(''),
  );
  return `1010${body.join('')}11101`;
}

/** Bars with the number beneath, on a white field with quiet zones. A GTIN-14 with an indicator is printed as ITF-14. */
export function barcode(gtin: string, r: Rect): string {
  const digits = gtin.replace(/\D/g, '');
  const trade = digits.length === 14 && !digits.startsWith('0');
  const modules = trade ? itf14(digits) : ean13(digits.slice(-13));
  const module = (r.w * 0.88) / modules.length;
  const [x, y, h] = [r.x + r.w * 0.06, r.y + r.h * 0.08, r.h * 0.7];
  const bars = [...modules.matchAll(/1+/g)]
    .map(
      (run) =>
        `M${(x + run.index * module).toFixed(2)} ${n(y)}h${(run[0].length * module).toFixed(2)}v${n(h)}h-${(run[0].length * module).toFixed(2)}Z`,
    )
    .join('');
  const text = line(
    digits,
    {
      x: r.x + r.w / 2,
      y: r.y + r.h * 0.95,
      size: r.h * 0.15,
      fill: '#1a1a1a',
      anchor: 'middle',
      maxWidth: r.w * 0.8,
    },
    { family: 'sans-serif', weight: 400, italic: false, spacing: 0.12 },
  );
  return (
    rect(box(r.x, r.y, r.w, r.h), '#fffefb', 2) + path(bars, '#1a1a1a', 'shape-rendering="crispEdges"') + text
  );
}
