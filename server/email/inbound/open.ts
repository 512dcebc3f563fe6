import { type Field, type HeaderFields, headerBlock, rawOf, readFields } from './fields.ts'
import { htmlForReading } from './htmlText.ts'
import { lettersIn } from './letters.ts'
import type { InboundLimits } from './limits.ts'
import { paramsIn } from './params.ts'
import { type Leaf, leavesOf } from './parts.ts'
import { plainLine, plainText } from './plain.ts'
import { decoded } from './transfer.ts'

export type MailAttachment = { name: string; mime: string; bytes: number; isInline: boolean }

/** One mail, decoded. */
export type DecodedMail = {
  fields: HeaderFields
  type: { mime: string; report: string }
  /** its words; of HTML only where there are no others */
  text: string
  isTextOfHtml: boolean
  /** as it came, to be shown in a sandboxed frame and nowhere else; '' when there is none */
  html: string
  attachments: MailAttachment[]
  deliveryStatus: Uint8Array | null
  feedback: Uint8Array | null
  /** the headers of each mail that came within this one */
  enclosed: Field[][]
}

const statusMimes = ['message/delivery-status', 'message/global-delivery-status']
const enclosedMimes = [
  'message/rfc822',
  'message/global',
  'text/rfc822-headers',
  'message/rfc822-headers',
  'message/global-headers',
]
// Known to every mail; what has none of them is no mail.
const common = [
  'from',
  'to',
  'subject',
  'date',
  'received',
  'message-id',
  'return-path',
  'content-type',
  'mime-version',
]

/** Null when this is no mail. A mail within a mail is looked at for its headers, and never opened. */
export function openMail(mail: Uint8Array, limits: InboundLimits): DecodedMail | null {
  const fields = readFields(headerBlock(mail, limits) ?? new Uint8Array(), limits)
  if (!fields.some(({ name }) => common.includes(name))) return null
  const { value, params } = paramsIn(rawOf(fields, 'content-type'))
  const leaves = leavesOf(mail, limits)
  const files = leaves.filter((leaf) => !isWords(leaf)).slice(0, limits.attachments)
  return {
    fields,
    type: { mime: value, report: params.get('report-type')?.toLowerCase() ?? '' },
    ...wordsOf(leaves.filter(isWords), limits),
    attachments: files.map(attachment),
    deliveryStatus: partOf(files, statusMimes),
    feedback: partOf(files, ['message/feedback-report']),
    enclosed: files
      .filter(({ mime }) => enclosedMimes.includes(mime))
      .slice(0, 3)
      .map((part) => headerOf(decoded(part), limits)),
  }
}

export const isWords = ({ mime, disposition }: Leaf): boolean =>
  (mime === 'text/plain' || mime === 'text/html') && disposition !== 'attachment'

/** Where parts say the same, the plain one is what is read. All of them together cost no more than the bounds say. */
function wordsOf(leaves: readonly Leaf[], limits: InboundLimits): Pick<DecodedMail, 'text' | 'html' | 'isTextOfHtml'> {
  const said = new Set(leaves.filter((leaf) => !isHtml(leaf)).map(({ alternative }) => alternative))
  const html: string[] = []
  const texts: string[] = []
  let left = limits.htmlLength
  for (const leaf of leaves) {
    const letters = lettersOf(leaf, isHtml(leaf) ? left : Math.min(left, limits.textLength))
    left -= letters.length
    if (isHtml(leaf)) html.push(letters)
    else texts.push(unflowed(leaf, letters))
    if (isHtml(leaf) && !said.has(leaf.alternative)) texts.push(htmlForReading(letters, limits.textLength))
  }
  const text = plainText(texts.join('\n'), limits.textLength)
  const all = plainText(html.join('\n'), limits.htmlLength)
  return {
    text: text.trim() ? text : htmlForReading(all, limits.textLength),
    isTextOfHtml: !text.trim() || said.size === 0,
    html: all,
  }
}

const isHtml = ({ mime }: Leaf): boolean => mime === 'text/html'

/** At most so many letters, of at most as many bytes as these can be. */
const lettersOf = (leaf: Leaf, max: number): string =>
  lettersIn(decoded({ ...leaf, body: leaf.body.subarray(0, max * 12) }), leaf.params.get('charset') ?? '').slice(0, max)

/** Lines that were broken only for the way are one again (RFC 3676). */
function unflowed({ params }: Leaf, text: string): string {
  if (params.get('format')?.toLowerCase() !== 'flowed') return text
  const isDeleted = params.get('delsp')?.toLowerCase() === 'yes'
  const lines = text.split('\n').map((line) => line.replace(/\r$/, ''))
  return lines
    .map((line, at) => {
      if (at === lines.length - 1) return line
      if (!line.endsWith(' ') || line === '-- ' || line.startsWith('>')) return `${line}\n`
      return isDeleted ? line.slice(0, -1) : line
    })
    .join('')
}

const headerOf = (bytes: Uint8Array, limits: InboundLimits): Field[] =>
  readFields(headerBlock(bytes, limits) ?? bytes.subarray(0, limits.headerBytes), limits)

function partOf(leaves: readonly Leaf[], mimes: readonly string[]): Uint8Array | null {
  const leaf = leaves.find(({ mime }) => mimes.includes(mime))
  return leaf ? decoded(leaf) : null
}

const attachment = (leaf: Leaf): MailAttachment => ({
  name: baseNameOf(leaf.fileName),
  mime: plainLine(leaf.mime, 100),
  bytes: decoded(leaf).length,
  isInline: leaf.disposition !== 'attachment' && leaf.contentId !== '',
})

/** A name and no way to anywhere: what stands before the last slash is left out. */
const baseNameOf = (fileName: string): string => plainLine(fileName.slice(-1_000).replace(/^.*[/\\]/s, ''), 200)
