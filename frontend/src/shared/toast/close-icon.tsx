/** The cross of a button that closes or removes. */
export function CloseIcon({ size }: { size: number }) {
  return (
    <svg aria-hidden="true" height={size} viewBox="0 0 14 14" width={size}>
      <path
        d="M2 2l10 10M12 2L2 12"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </svg>
  );
}
