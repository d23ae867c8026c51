interface Report {
  readonly metadata?: { readonly vulnerabilities?: Readonly<Record<string, number>> };
}

/** What `npm audit --json` printed, in a sentence; severe where packages of the server have a high or critical advisory. */
export function readAudit(printed: string): { readonly isSevere: boolean; readonly sentence: string } {
  const found = parse(printed)?.metadata?.vulnerabilities;
  if (found === undefined)
    return { isSevere: false, sentence: 'npm audit: not checked, the registry does not answer it here.' };
  const { high = 0, critical = 0, total = 0 } = found;
  return {
    isSevere: high + critical > 0,
    sentence: `npm audit: ${total} advisories for packages of the server, ${high + critical} of them high or critical.`,
  };
}

function parse(printed: string): Report | undefined {
  try {
    return JSON.parse(printed) as Report;
  } catch {
    return undefined;
  }
}
