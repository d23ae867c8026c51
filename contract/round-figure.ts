/** Three significant digits, as precise as sources are; from 100 on, whole numbers. */
export function roundFigure(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}
