/** A text of several paragraphs; the line breaks in one stay. */
export function Paragraphs({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph, index) => (
      <p className="pre-line anywhere" key={index}>
        {paragraph.trim()}
      </p>
    ));
}
