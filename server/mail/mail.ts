/** A mail as a feature writes it; sender and transport come from the configuration. */
export interface Mail {
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
