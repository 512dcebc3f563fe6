import { countryOf } from '#domain/contacts/countries'
import { splitEmails, splitPhones } from '#domain/contacts/importValues'
import { AppError } from '#domain/errors'
import { type CardDraft, emptyCaptured, ofScanned } from '#domain/fair/captured'
import { type CodeContent, readScanned } from '#domain/fair/scanned'
import { openVcard } from '../sheets/read/vcard.ts'

export type ReadCode = { kind: 'captured'; captured: CardDraft } | Exclude<CodeContent, { kind: 'card' | 'vcard' }>

/** What the text of a QR code is about. A vCard is read by what reads files of them. */
export async function readCode(text: string): Promise<ReadCode> {
  const scanned = readScanned(text)
  if (scanned.kind === 'card') return { kind: 'captured', captured: ofScanned(scanned.card) }
  if (scanned.kind !== 'vcard') return scanned
  const [first] = await readVcards(new Blob([ended(scanned.text)]), 1).catch(readsNot)
  return first ? { kind: 'captured', captured: first } : { kind: 'text', text }
}

/** Badges have room for little, and some leave out the end. */
const ended = (text: string) => (/^END:VCARD\s*$/im.test(text) ? text : `${text}\r\nEND:VCARD`)

/** Shown as the text that it is; a hand that holds a badge is not told of damaged files. */
function readsNot(error: unknown): [] {
  if (error instanceof AppError) return []
  throw error
}

/** The cards of a .vcf file, as far as they say anything. */
async function readVcards(file: Blob, most: number): Promise<CardDraft[]> {
  const found: CardDraft[] = []
  let titles: readonly string[] | null = null
  for await (const rows of openVcard(file, 'utf-8').rows(0, { limit: most + 1 }))
    for (const { cells } of rows) {
      if (titles) found.push(capturedOf(titles, cells))
      else titles = cells
    }
  return found
}

function capturedOf(titles: readonly string[], cells: readonly string[]): CardDraft {
  const cell = (title: string) => cells[titles.indexOf(title)]?.trim() ?? ''
  const others = ['Fax', 'WeChat', 'Birthday', 'Tags'].filter((title) => cell(title) !== '')
  return {
    ...emptyCaptured,
    name: cell('Name'),
    company: cell('Company'),
    position: cell('Title'),
    phones: splitPhones(cell('Tel')),
    emails: splitEmails(cell('Email')),
    company_website: cell('Website'),
    address: [cell('Address'), cell('Country')].filter(Boolean).join(', '),
    country: countryOf(cell('Country')),
    remark: [cell('Remark'), ...others.map((title) => `${title}: ${cell(title)}`)].filter(Boolean).join('\n'),
  }
}
