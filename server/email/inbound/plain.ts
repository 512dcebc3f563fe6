// Control characters but tab and line feed; what turns the direction of letters around; the byte order mark.
const unkept = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g

/** Text that every store can keep, with line feeds between its lines. */
export const plainText = (text: string, max: number): string =>
  text
    // What is cut off need not be cleaned.
    .slice(0, max * 2)
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .replaceAll(unkept, '')
    .slice(0, max)
    .toWellFormed()

/** The same on one line. */
export const plainLine = (text: string, max = 500): string => plainText(text.replaceAll(/\s+/g, ' ').trim(), max).trim()
