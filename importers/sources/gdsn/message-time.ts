/**
 * Milliseconds since 1970 of an xsd:dateTime; 0 where it is none. Without a zone it is taken for UTC, wherever the
 * importer runs: which of two messages is the later must not hang on that.
 */
export function readMessageTime(text: string): number {
  const [, date = '', zone = ''] = XSD_DATE_TIME.exec(text) ?? [];
  const time = date === '' ? Number.NaN : Date.parse(`${date}${zone === '' ? 'Z' : zone}`);
  return Number.isFinite(time) && time > 0 ? time : 0;
}

/** Seconds of any precision are well-formed; the milliseconds count. */
const XSD_DATE_TIME = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,3})?)\d*(Z|[+-]\d\d:\d\d)?$/;
