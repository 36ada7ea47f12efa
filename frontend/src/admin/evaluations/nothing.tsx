/** A dash where there is no value; readers hear the word. */
export function Nothing({ text }: Readonly<{ text: string }>) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
