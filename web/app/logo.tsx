/** Two shelves in a cupboard. */
export function Logo() {
  return (
    <svg viewBox="0 0 20 22" width="20" height="22" fill="none" aria-hidden="true">
      <path
        d="M1 1v20M19 1v20M1 7.5h18M1 17.5h18"
        stroke="currentcolor"
        strokeWidth="1.6"
        strokeLinecap="square"
      />
      <path d="M5 7.5V3.6h4v3.9M11.5 17.5v-6.4h4v6.4M5 17.5v-4h3.6v4" fill="currentcolor" />
    </svg>
  );
}
