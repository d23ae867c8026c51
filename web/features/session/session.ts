/** Who is signed in; null for a visitor. */
export type Session = { readonly userId: string } | null;

/** The one place that tells screens whether somebody is signed in. */
export function useSession(): Session {
  return null;
}
