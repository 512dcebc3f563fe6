/** Digits; null where nothing is typed. */
export function readCount(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 9)
  return digits === '' ? null : Number(digits)
}
