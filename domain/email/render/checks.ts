import { limits } from '../../limits.ts'
import { emailPattern } from '../../shared/schema.ts'
import { isError, type MailProblem, mailProblem } from '../sender/mailProblem.ts'
import type { Signature } from '../sender/sender.ts'
import { linkProblems } from './checkLinks.ts'
import { brokenTags, subjectProblems, tagProblems, terminalWidth, wordProblems } from './checkText.ts'
import { isExecutableFile } from './checkWords.ts'
import { colourOr, contrast, paper } from './colour.ts'
import { runsByLink } from './fill.ts'
import type { MergeValues } from './mergeTags.ts'
import type { Block, EmailMessage, SimpleBlock } from './message.ts'
import { renderMail } from './render.ts'

export type CheckedMail = {
  message: Pick<EmailMessage, 'theme' | 'preheader' | 'language' | 'content' | 'plain' | 'attachments'>
  signature: Signature
  /** '' means the sender's own */
  reply_address: string
}

/** All that is wrong with a mail, from the subject down; the same problem of the same place once. */
export function checkMessage({ message, signature, reply_address }: CheckedMail): MailProblem[] {
  const { theme, preheader, content, plain, attachments } = message
  const found = [
    ...themeProblems(theme),
    ...(preheader.trim() ? [] : [mailProblem('preheaderEmpty')]),
    ...wordProblems(preheader),
    ...brokenTags(preheader),
    ...content.flatMap((block) => simpleIn(block).flatMap((one) => blockProblems(one, block.id))),
    ...contentProblems(content),
    ...(plain ? [...wordProblems(plain), ...brokenTags(plain)] : []),
    ...senderProblems(signature, reply_address),
    ...lengthProblems(message, signature),
    ...fileProblems(attachments),
  ]
  return [...new Map(found.map((one) => [`${one.code}\n${one.block}\n${one.value}`, one])).values()]
}

const themeProblems = (theme: string) => [...subjectProblems(theme), ...wordProblems(theme), ...brokenTags(theme)]

export const errorsOf = (mail: CheckedMail): MailProblem[] => checkMessage(mail).filter(isError)
/** Of a second subject that is tested against the mail's own. */
export const themeErrorsOf = (theme: string): MailProblem[] => themeProblems(theme).filter(isError)

const simpleIn = ({ block }: Block): SimpleBlock[] => (block.kind === 'columns' ? block.columns.flat() : [block])
type Link = { link: string; shown: string }

function blockProblems(one: SimpleBlock, block: string): MailProblem[] {
  return [
    ...wordsOf(one).flatMap((words) => wordProblems(words, block)),
    ...piecesOf(one).flatMap((words) => brokenTags(words, block)),
    ...linksOf(one).flatMap(({ link, shown }) => [
      ...tagProblems(link, block),
      ...brokenTags(link, block),
      ...linkProblems(link, shown).map((code) => mailProblem(code, { block, value: link })),
    ]),
    ...looksOf(one, block),
  ]
}

const runsOf = (one: SimpleBlock) => (one.kind === 'text' ? one.lines : one.kind === 'heading' ? [one.runs] : [])

/** What is read as one, whatever looks it has. */
function wordsOf(one: SimpleBlock): string[] {
  if (one.kind === 'picture') return [one.alt]
  if (one.kind === 'button') return [one.label]
  return runsOf(one).map((runs) => runs.map(({ text }) => text).join(''))
}

const piecesOf = (one: SimpleBlock) =>
  one.kind === 'picture' || one.kind === 'button'
    ? wordsOf(one)
    : runsOf(one).flatMap((runs) => runs.map(({ text }) => text))

function linksOf(one: SimpleBlock): Link[] {
  if (one.kind === 'button') return [{ link: one.link, shown: one.label }]
  if (one.kind === 'picture') return one.link ? [{ link: one.link, shown: '' }] : []
  return runsOf(one).flatMap((runs) =>
    runsByLink(runs).flatMap(({ link, runs }) =>
      link === undefined ? [] : [{ link, shown: runs.map(({ text }) => text).join('') }],
    ),
  )
}

// Letters need 4.5 to be read well (WCAG 1.4.3); below 3 they are hidden, which filters punish. A button is known by its
// shape, its label is always black or white on it.
const leastForText = 3
const leastForButton = 1.5

function looksOf(one: SimpleBlock, block: string): MailProblem[] {
  if (one.kind === 'picture') return one.alt.trim() ? [] : [mailProblem('pictureNoAlt', { block })]
  if (one.kind === 'button') {
    const pale = contrast(colourOr(one.colour, paper), paper) < leastForButton
    return [
      ...(one.label.trim() ? [] : [mailProblem('buttonUnlabelled', { block })]),
      ...(pale ? [mailProblem('buttonPale', { block, value: one.colour })] : []),
    ]
  }
  return runsOf(one)
    .flat()
    .flatMap(({ text, colour }) =>
      colour !== undefined && text.trim() && contrast(colourOr(colour, paper), paper) < leastForText
        ? [mailProblem('textPale', { block, value: colour })]
        : [],
    )
}

// About two lines of words for each picture: filters measure letters against the area of pictures.
const columnsPerPicture = 120

function contentProblems(content: readonly Block[]): MailProblem[] {
  const all = content.flatMap(simpleIn)
  const pictures = all.filter(({ kind }) => kind === 'picture').length
  const words = all
    .filter(({ kind }) => kind !== 'picture')
    .flatMap(wordsOf)
    .join(' ')
    .trim()
  if (!words) return [mailProblem(pictures === 0 ? 'contentEmpty' : 'onlyPictures')]
  const isMany = pictures > 1 && terminalWidth(words) < pictures * columnsPerPicture
  return isMany ? [mailProblem('picturesMany', { value: String(pictures) })] : []
}

function senderProblems({ name, company, address }: Signature, reply_address: string): MailProblem[] {
  return [
    ...(name.trim() || company.trim() ? [] : [mailProblem('senderUnnamed')]),
    ...(address.trim() ? [] : [mailProblem('addressMissing')]),
    ...(reply_address === '' || (emailPattern.test(reply_address) && reply_address.length <= limits.emailLength)
      ? []
      : [mailProblem('replyInvalid', { value: reply_address })]),
  ]
}

/** As long as links that are counted make it, and with room for the values of a receiver. */
function lengthProblems(message: CheckedMail['message'], signature: Signature): MailProblem[] {
  const longest = 'x'.repeat(120)
  const { html } = renderMail({
    message,
    signature,
    values: longValues,
    hooks: {
      linkOf: () => longest,
      pictureUrl: () => longest,
      pixelUrl: longest,
      unsubscribeUrl: longest,
      reason: longest,
      notice: longest.repeat(5),
    },
  })
  const bytes = utf8Length(html)
  return bytes > limits.emailHtmlLength ? [mailProblem('htmlLong', { value: String(bytes) })] : []
}

const longValues: MergeValues = {
  name: 'x'.repeat(30),
  company: 'x'.repeat(40),
  position: 'x'.repeat(30),
  country: 'x'.repeat(20),
  email: 'x'.repeat(30),
  website: 'https://www.xxxxxxxxxxxxxxxx.com/',
}

/** What is counted where a mail is cut is bytes: a Chinese character is three. */
function utf8Length(text: string): number {
  let bytes = 0
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
  }
  return bytes
}

function fileProblems(attachments: EmailMessage['attachments']): MailProblem[] {
  const bytes = attachments.reduce((sum, { size }) => sum + size, 0)
  return [
    ...(attachments.length > limits.emailAttachments
      ? [mailProblem('attachmentsMany', { value: String(attachments.length) })]
      : []),
    ...(bytes > limits.emailAttachmentBytes ? [mailProblem('attachmentsHeavy', { value: String(bytes) })] : []),
    ...attachments
      .filter(({ name }) => isExecutableFile(name))
      .map(({ name }) => mailProblem('attachmentExecutable', { value: name })),
  ]
}
