/** What is stored of a typed card id: trimmed, and null when nothing is left (rules: Validation rules). */
export function toTrelloCardId(typed: string): string | null {
  const id = typed.trim();
  return id === '' ? null : id;
}
