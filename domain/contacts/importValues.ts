import { limits } from '../limits.ts'
import type { FollowUpStatus } from './contact.ts'

/** Text of a cell as a contact keeps it: no control or invisible characters, one kind of blank, no halves of characters. */
export function cleanText(text: string): string {
  if (plainText.test(text)) return text.trim()
  return text
    .replace(/\r\n?/g, '\n')
    .replace(invisible, '')
    .replace(/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .trim()
}

const plainText = /^[\u0020-\u007e\u00a1-\u1fff\u3001-\ud7ff]*$/
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g

/** A name, company or position stands on one line. */
export function cleanLine(text: string): string {
  const clean = cleanText(text)
  return oddBlanks.test(clean) ? clean.replace(/\s+/g, ' ') : clean
}
const oddBlanks = /\s\s|[^\S ]/

/** Nobody writes a longer list into one cell, or more parts: it is something else, and stays one text. */
const longestList = 2_000
const partsMost = 100
const partsOf = (cell: string, parted: (cell: string) => string[]): string[] => {
  const parts = cell.length > longestList ? [] : parted(cell)
  return cell.length > longestList || parts.length > partsMost ? [cell.trim()] : parts
}

/** One writing of digits and signs, however they were typed: ＋８６ is +86, a leading ' was Excel's. */
export const plainDigits = (text: string) =>
  // Most are so already, and a list has tens of thousands.
  plainPhone.test(text) || text.length > longestList
    ? text
    : cleanText(text)
        .normalize('NFKC')
        .replace(/^['’`]+/, '')
        .trim()
const plainPhone = /^[+\d](?:[\d ()/-]*\d)?$/

/** Between the values of one cell that Google's contacts write. */
const betweenValues = /\s*:::\s*/

/**
 * Several in one cell, without the words around them: "电话：… 手机：…", "13800138000（微信同号）". A blank does not part
 * phones, an extension does not start a new one, and a slash stands inside of one where it would leave a piece of one.
 * A fax keeps its word before it.
 */
export const splitPhones = (cell: string): string[] =>
  partsOf(cell, (cell) =>
    plainDigits(cell)
      .replace(/\((?=[^()]*\p{L})([^()]*)\)/gu, (_, note: string) => (extension.test(note) ? ` ${note}` : ' '))
      .replace(bothPhoneAndFax, ' ')
      .replace(/[;,，；、\s]+(?=(ext|extension|分机号?|转|доб|durchwahl|poste|interno|ramal)[\s.:：]*\d)/gi, ' ')
      .split(/[;；,，、|\n]|:::|\s+(?:or|and|und|oder|ou|y|e|и|или)\s+|或/i)
      .flatMap((part) => (whatsAppLink(part) ? [part] : withSlashes(part).flatMap(withoutWords)))
      .map((part) => part.trim())
      // A word alone, such as that of the other number, is none where there is one.
      .filter((part, _, all) => part !== '' && (/\d/.test(part) || !all.some((other) => /\d/.test(other)))),
  )

const bothPhoneAndFax =
  /(?<!\p{L})(?:tel(?:efon[eo]?|ephone)?|phone|тел(?:ефон)?|电话|電話)[.\s]*[/&+和]\s*(?:tele)?(?:fax|факс|传真|傳真)\s*[.:]*/giu
const faxWord = /(?<!\p{L})(?:tele)?(?:fax|faks|факс)|传真|傳真|팩스|فاكس/iu
export const isFax = (part: string) => faxWord.test(part)
const digitsIn = (text: string) => text.replace(/\D/g, '').length
/** So few digits are a piece of a number. */
const pieceDigits = 5

function withSlashes(part: string): string[] {
  const found: string[] = []
  for (const piece of part.split('/')) {
    const before = found.at(-1)
    if (before !== undefined && digitsIn(before) > 0 && digitsIn(before) <= pieceDigits)
      found[found.length - 1] = `${before.trim()} ${piece.trim()}`
    else found.push(piece)
  }
  return found
}

/** Numbers between words; what has none stays as it is. */
function withoutWords(part: string): string[] {
  if (!/\p{L}/u.test(part)) return [part]
  const end = extension.exec(part)
  const body = end ? part.slice(0, end.index) : part
  const found: string[] = []
  let word = ''
  for (const [text] of body.matchAll(/\p{L}[^\d+(]*|[^\p{L}]+/gu))
    if (/^\p{L}/u.test(text)) word = text
    else if (digitsIn(text) > pieceDigits)
      found.push((isFax(word) ? 'Fax ' : '') + text.replace(/^[\s:.·-]+|[\s:.·(-]+$/g, ''))
  if (found.length === 0) return [part]
  if (end) found.push(found.pop()! + end[0])
  return found
}

export const splitEmails = (cell: string): string[] =>
  plainEmail.test(cell)
    ? [cell]
    : partsOf(cell, (cell) =>
        cleanText(cell)
          .normalize('NFKC')
          .split(/[;,\s/|、<>()]+/)
          .map((part) => part.replace(/^mailto:/i, '').replace(/^[.:'"]+|[.:'"]+$/g, ''))
          .filter((part) => part !== ''),
      )
/** Nothing to be parted or taken away, as in most cells. */
const plainEmail = /^[\w+-][\w.+-]*@[\w-]+(?:\.[\w-]+)+$/

/** No more than a contact may have. */
export const splitLabels = (cell: string): string[] =>
  [
    ...new Set(
      cleanText(cell)
        .split(/[;,，；、|\n]|:::/)
        .map((part) => part.trim())
        // Google marks the groups that it makes itself.
        .filter((part) => part !== '' && !part.startsWith('* ')),
    ),
  ].slice(0, limits.tagsPerContact)

/** wa.me/8613800138000 and its longer forms: the digits, or null when it is no such link. */
export function whatsAppLink(text: string): string | null {
  return /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:[^\s]{0,200}&)?phone=)(?:\+|%2B)?(\d{5,15})/i.exec(text)?.[1] ?? null
}

/** The first of several values of one cell. */
export const firstValue = (cell: string): string => cell.split(betweenValues).find((part) => part.trim() !== '') ?? ''

/** 123 of "ext. 123", "x123", "转123". Looks before the blanks, so that endless ones are gone through once. */
export const extension =
  /(?<![\s,])[\s,]*(?:ext(?:ension)?|extn|x|#|分机号?|转|доб|durchwahl|poste|interno|ramal|内線|내선)[\s.:：]*(\d{1,6})\s*$/i

const statusWords: Record<FollowUpStatus, string> = {
  none: '无 未跟进 未联系 新客户 待跟进 none new notcontacted open lead',
  interested: '有意向 意向 意向客户 感兴趣 有兴趣 interested hot warm qualified',
  followingUp:
    '跟进中 跟进 已联系 联系中 洽谈中 followingup followup following contacted inprogress negotiating working',
  closed: '已成交 成交 已签约 已下单 成单 closed won closedwon deal ordered customer signed',
  opened: '已打开 打开 已读 opened read',
  clicked: '已点击 点击 clicked',
  replied: '已回复 回复 已答复 replied answered responded',
  noIntention:
    '无意向 没有意向 不感兴趣 无兴趣 拒绝 流失 nointention notinterested lost rejected dead closedlost unqualified',
}
const statuses = new Map<string, FollowUpStatus>()
for (const [status, words] of Object.entries(statusWords) as [FollowUpStatus, string][]) {
  statuses.set(status.toLowerCase(), status)
  for (const word of words.split(' ')) statuses.set(word, status)
}

/** The status that a word means; null when it means none. */
export const statusOf = (text: string): FollowUpStatus | null =>
  statuses.get(
    text
      .slice(0, 100)
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s\-_.]/g, ''),
  ) ?? null

/** 2024/2/29 and 2024年2月29日 as 2024-02-29; what is no real day stays as it was typed. */
export function importedDay(text: string): string {
  if (sureDay.test(text)) return text
  const found = /^(\d{4})[-/.年](\d{1,2})(?:[-/.月](\d{1,2})日?|月)?$/.exec(text)
  if (!found) return text
  const [, year = '', month = '', day] = found
  const iso = `${year}-${month.padStart(2, '0')}-${(day ?? '01').padStart(2, '0')}`
  const time = Date.parse(iso)
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) return text
  return day === undefined ? iso.slice(0, 7) : iso
}

/** Every month has 28 days. */
const sureDay = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|1\d|2[0-8])$/

/** Two halves of a name in the order of its language. */
export function joinName(given: string, family: string, whole: string): string {
  if (whole) return whole
  if (!given || !family) return given || family
  return /[\u3400-\u9fff\uac00-\ud7af]/.test(given + family) ? family + given : `${given} ${family}`
}
