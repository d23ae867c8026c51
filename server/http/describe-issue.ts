import type { z } from 'zod';
import { t } from '#server/language/speech.ts';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with an input, for a schema that does not say it itself: "Must be …", to follow the input's name. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? t`Must be given` : describeType(issue.expected);
    case 'too_small':
      return describeLeast(issue.origin, Number(issue.minimum), issue.inclusive ?? false);
    case 'too_big':
      return describeMost(issue.origin, Number(issue.maximum), issue.inclusive ?? false);
    case 'invalid_value': {
      const values = issue.values.map(String).join(', ');
      return issue.values.length > 1 ? t`Must be one of ${values}` : t`Must be ${values}`;
    }
    case 'invalid_format':
      return describeFormat(issue.format);
    default:
      return t`Must be a valid value`;
  }
}

function describeFormat(format: string): string {
  switch (format) {
    case 'email':
      return t`Must be an email address`;
    case 'uuid':
      return t`Must be a UUID`;
    case 'url':
      return t`Must be a web address`;
    case 'regex':
      return t`Must be of the documented form`;
    default:
      return t`Must be a valid ${format}`;
  }
}

function describeType(type: string): string {
  switch (type) {
    case 'string':
      return t`Must be text`;
    case 'int':
      return t`Must be a whole number`;
    case 'boolean':
      return t`Must be true or false`;
    case 'array':
      return t`Must be a list`;
    case 'object':
      return t`Must be an object`;
    default:
      return t`Must be a ${type}`;
  }
}

function describeLeast(origin: string, bound: number, isInclusive: boolean): string {
  if (origin === 'string') {
    if (!isInclusive) return t`Must have more than ${bound} characters`;
    return bound === 1 ? t`Must not be empty` : t`Must have at least ${bound} characters`;
  }
  if (origin === 'array')
    return isInclusive ? t`Must have at least ${bound} entries` : t`Must have more than ${bound} entries`;
  return isInclusive ? t`Must be at least ${bound}` : t`Must be more than ${bound}`;
}

function describeMost(origin: string, bound: number, isInclusive: boolean): string {
  if (origin === 'string')
    return isInclusive
      ? t`Must have at most ${bound} characters`
      : t`Must have less than ${bound} characters`;
  if (origin === 'array')
    return isInclusive ? t`Must have at most ${bound} entries` : t`Must have less than ${bound} entries`;
  return isInclusive ? t`Must be at most ${bound}` : t`Must be less than ${bound}`;
}

/** How messages begin that follow an input's name, in our languages. */
const FOLLOWS_NAME = /^(?:Must|May|Debe|No debe|Puede) /;

/** A sentence that names the input: "limit must be a whole number from 1 to 100." Other messages stand as they are. */
export function toSentence(path: string, message: string): string {
  const name = path.replace(/\.\d+$/, '');
  return FOLLOWS_NAME.test(message) && name !== ''
    ? `${name} ${message.charAt(0).toLowerCase()}${message.slice(1)}.`
    : message;
}
