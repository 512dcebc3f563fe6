import { extraLimits } from '../conversations/messageExtra.ts'
import { whatsappTextLimits } from './answering.ts'

/** Why one line of what is offered cannot stay so; null: it can. */
export type LineFault = 'missing' | 'tooLong' | 'twice'

/** Of titles that belong together, each by its place. */
export const titleFaults = (titles: readonly string[], most: number): (LineFault | null)[] =>
  titles.map((title, at) => {
    const words = title.trim()
    if (!words) return 'missing'
    if (words.length > most) return 'tooLong'
    return titles.findIndex((other) => other.trim() === words) < at ? 'twice' : null
  })

export const lineFault = (text: string, most: number): LineFault | null => titleFaults([text], most)[0]!

/** Of the text above buttons, a list or a request. */
export const offerTextFault = (text: string): LineFault | null => lineFault(text, whatsappTextLimits.interactive)

type ListOffer = {
  button: string
  sections: readonly { title: string; rows: readonly { title: string; description: string }[] }[]
}
export type ListFaults = {
  button: LineFault | null
  sections: { title: LineFault | null; rows: { title: LineFault | null; isLong: boolean }[] }[]
  tooMany: boolean
}

export function listFaults({ button, sections }: ListOffer): ListFaults {
  const rows = sections.flatMap((section) => section.rows)
  const titles = titleFaults(
    rows.map(({ title }) => title),
    extraLimits.rowTitle,
  )
  const names = titleFaults(
    sections.map(({ title }) => title),
    extraLimits.rowTitle,
  )
  let at = 0
  return {
    button: lineFault(button, extraLimits.listButton),
    sections: sections.map((section, n) => ({
      // One alone needs no title.
      title: sections.length === 1 && names[n] === 'missing' ? null : names[n]!,
      rows: section.rows.map(({ description }) => ({
        title: titles[at++]!,
        isLong: description.trim().length > extraLimits.rowDescription,
      })),
    })),
    tooMany: rows.length > extraLimits.rows,
  }
}

export const isFaultless = ({ button, sections, tooMany }: ListFaults): boolean =>
  button === null &&
  !tooMany &&
  sections.every(({ title, rows }) => title === null && rows.every((row) => row.title === null && !row.isLong))

export type Coordinates = { latitude: number; longitude: number }

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`
/** First how links of maps say it, then two numbers beside each other. */
const spellings = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:mlat|lat)=${number}&(?:mlon|lon|lng)=${number}`),
  new RegExp(`[?&](?:q|ll|query|center|destination)=${number}(?:,|%2C)\\s*${number}`, 'i'),
  new RegExp(`@${number},${number}`),
  new RegExp(`#map=\\d+/${number}/${number}`),
  new RegExp(`^(?:geo:)?\\s*${number}\\s*[,，;；\\s]\\s*${number}\\b`),
]

/** What somebody typed or pasted as a place; null: it says none. */
export function coordinatesIn(text: string): Coordinates | null {
  for (const spelling of spellings) {
    const found = spelling.exec(text.trim())
    if (!found) continue
    const [latitude, longitude] = [Number(found[1]), Number(found[2])]
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
  }
  return null
}

/** As a person reads them: about a metre exact. */
export const writtenCoordinates = ({ latitude, longitude }: Coordinates): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`
