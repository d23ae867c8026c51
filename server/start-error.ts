/** Why the program cannot start, in one sentence for the operator. Printed without a stack. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
