/** Keeps a private page out of search engines, and its address to itself. */
export function PrivatePage() {
  return (
    <>
      <meta content="noindex, nofollow" name="robots" />
      <meta content="no-referrer" name="referrer" />
    </>
  );
}
