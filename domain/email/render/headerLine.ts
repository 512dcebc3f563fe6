/** One line of a mail's head. */
export type HeaderLine = { name: string; value: string }

/** A mail with something in its head that would be read as more than was meant is not sent at all. */
export class HeaderRefused extends Error {
  readonly header: string
  constructor(header: string) {
    // The value may hold whatever somebody tried, so it is not repeated.
    super(`the value of ${header} cannot stand in a header`)
    this.name = 'HeaderRefused'
    this.header = header
  }
}

/** A line of which every character is printable ASCII: no line break, no other control, nothing that needs encoding. */
export function headerLine(name: string, value: string): HeaderLine {
  if (!/^[\x20-\x7e]+$/.test(value) || !value.trim() || value.length > 900) throw new HeaderRefused(name)
  return { name, value }
}

/** Text that is encoded afterwards: any letters, no controls. */
export function headerText(name: string, value: string): string {
  if (/[\u0000-\u001f\u007f-\u009f\u2028\u2029\ud800-\udfff]/u.test(value)) throw new HeaderRefused(name)
  return value
}
