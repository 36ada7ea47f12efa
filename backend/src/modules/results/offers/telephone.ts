const ALLOWED = /^\+?[\d ()/-]+$/;
const FEWEST_DIGITS = 6;
const MOST_DIGITS = 20;

/** Whether it could be dialled; without dots, which mail programs may turn into a link. Pure. */
export function isTelephone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return ALLOWED.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
