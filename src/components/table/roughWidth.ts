/** Of 14 px; rather too wide than too narrow, for any of the fonts that the devices have. */
const widths = new Uint8Array(128).fill(9)
for (const letter of " .,:;'|!()-/ijlIft") widths[letter.charCodeAt(0)] = 6
for (const letter of 'mwMW@%&') widths[letter.charCodeAt(0)] = 14
for (const letter of 'ABCDEFGHKLNOPQRSTUVXYZ+') widths[letter.charCodeAt(0)] = 11
const widest = 15

/** How many px a line of text takes at most, told without laying it out. */
export function roughWidth(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) width += widths[text.charCodeAt(at)] ?? widest
  return width
}
