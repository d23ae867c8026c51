/** Why the program cannot start, in one sentence for whoever started it. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
