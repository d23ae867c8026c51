import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

/** What is wrong with an input, for a schema that does not say it itself: "Must be …", to follow the input's name. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'Must be given' : `Must be ${nameType(issue.expected)}`;
    case 'too_small':
      return describeBound(issue.origin, Number(issue.minimum), issue.inclusive ? 'at least' : 'more than');
    case 'too_big':
      return describeBound(issue.origin, Number(issue.maximum), issue.inclusive ? 'at most' : 'less than');
    case 'invalid_value':
      return `Must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'invalid_format':
      return `Must be ${FORMATS[issue.format] ?? `a valid ${issue.format}`}`;
    default:
      return 'Must be a valid value';
  }
}

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an email address',
  uuid: 'a UUID',
  url: 'a web address',
  regex: 'of the documented form',
};

const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

function nameType(type: string): string {
  return TYPES[type] ?? `a ${type}`;
}

function describeBound(origin: string, bound: number, comparison: string): string {
  if (origin === 'string') {
    return bound === 1 && comparison === 'at least'
      ? 'Must not be empty'
      : `Must have ${comparison} ${bound} characters`;
  }
  if (origin === 'array') return `Must have ${comparison} ${bound} entries`;
  return `Must be ${comparison} ${bound}`;
}

/** A sentence that names the input: "limit must be a whole number from 1 to 100." Other messages stand as they are. */
export function toSentence(path: string, message: string): string {
  const name = path.replace(/\.\d+$/, '');
  return /^(?:Must|May) /.test(message) && name !== ''
    ? `${name} ${message.charAt(0).toLowerCase()}${message.slice(1)}.`
    : message;
}
