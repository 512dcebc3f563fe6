export const paper = '#ffffff'
export const darkPaper = '#1e1e1e'
export const ink = '#1f1f1f'

/** To choose from: each can be read on white, and carries white letters. */
export const mailColours = {
  ink,
  grey: '#616161',
  blue: '#0f6cbd',
  teal: '#047689',
  green: '#0e700e',
  orange: '#bc4b09',
  red: '#b10e1c',
  purple: '#5c2e91',
} as const
export type MailColour = keyof typeof mailColours

const pattern = /^#[0-9a-f]{6}$/i
/** A row that came over the sync was looked at for its shape only, and a style attribute takes more than colours. */
export const colourOr = (colour: string | undefined, other: string): string =>
  colour !== undefined && pattern.test(colour) ? colour : other

/** From 1, the same, to 21, black on white: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

/** The letters that are read more easily on it. */
export const lettersOn = (colour: string): string => (contrast(paper, colour) >= contrast(ink, colour) ? paper : ink)

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(colour.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
