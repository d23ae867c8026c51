interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** What `npm audit --json` printed, in a sentence. */
export function readAudit(printed: string): string {
  const found = parse(printed)?.metadata?.vulnerabilities;
  if (found === undefined) return 'npm audit: not checked, the registry does not answer it here.';
  const { high = 0, critical = 0, total = 0 } = found;
  return `npm audit: ${total} advisories for packages of the server, ${high + critical} of them high or critical.`;
}

function parse(printed: string): Report | undefined {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return undefined;
  }
}
