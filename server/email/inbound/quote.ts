import { tidied } from './htmlText.ts'

/** «On … X wrote:» and its like, over one to three lines. */
const introductions = [
  /^(On|At|Am|Le|El|Il)\s.{4,250}(wrote|schrieb.{0,100}|a écrit|escribió|ha scritto)\s?[:\uff1a]$/i,
  /^在\s?.{4,250}(写道|寫道|撰写|来信)\s?[:\uff1a]$/,
  /^[^<\uff1c]{1,200}[<\uff1c][^<>]{3,120}[>\uff1e]\s?(于|於|在)\s?.{4,80}(写道|寫道)\s?[:\uff1a]$/,
  /^\d{4}(-|年|\/)\d{1,2}.{4,200}(写道|寫道|wrote)\s?[:\uff1a]$/,
]

/** Lines behind which there is nothing of the writer's own any more. */
const separators = [
  /^-{2,30}\s?(Original Message|Original|Original Mail|Replied Message|Forwarded message|Reply Message|Ursprüngliche Nachricht)\s?-{2,30}$/i,
  /^-{2,30}\s?(原始邮件|原始郵件|原邮件|回复的原邮件|转发的邮件|转发邮件信息|回复邮件信息)\s?-{2,30}$/,
  /^Begin forwarded message:$|^以下是转发的邮件[:\uff1a]$/i,
]

const headFirst = /^[*|\s]{0,4}(From|Von|De|发件人|發件人|寄件者|寄件人)[*|\s]{0,4}[:\uff1a|]/i
const headNext =
  /^[*|\s]{0,4}(Sent|Date|Gesendet|发送时间|發送時間|日期|寄件日期|傳送時間|To|收件人|An)[*|\s]{0,4}[:\uff1a|]/i

/** What somebody wrote, without the mail that they answer. */
export function ownWords(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const at = lines.findIndex((_, index) => quoteLength(lines, index) > 0)
  if (at < 0) return unquoted(lines) || tidied(text)
  const own = lines.slice(0, at)
  // Who writes between or below the lines that they quote has written there.
  const below = lines.slice(at + quoteLength(lines, at))
  const isAnsweredBelow = isIntroduction(lines, at) > 0 && isMostlyQuoted(below)
  return unquoted(isAnsweredBelow ? [...own, ...below] : own) || tidied(text)
}

/** How many lines begin the quoted mail here; 0 when it does not begin here. */
function quoteLength(lines: readonly string[], at: number): number {
  const line = bare(lines[at])
  if (!line) return 0
  if (separators.some((pattern) => pattern.test(line))) return 1
  if (isHead(lines, at)) return 1
  return isIntroduction(lines, at)
}

function isHead(lines: readonly string[], at: number): boolean {
  if (!headFirst.test(bare(lines[at]))) return false
  return lines.slice(at + 1, at + 5).some((line) => headNext.test(bare(line)))
}

function isIntroduction(lines: readonly string[], at: number): number {
  let joined = ''
  for (let length = 1; length <= 3; length++) {
    const line = bare(lines[at + length - 1])
    if (!line) return 0
    joined = joined ? `${joined} ${line}` : line
    if (introductions.some((pattern) => pattern.test(joined))) return length
  }
  return 0
}

const isMostlyQuoted = (lines: readonly string[]): boolean =>
  lines.find((line) => line.trim())?.startsWith('>') ?? false

/** Without quote marks, and short enough that no pattern takes long. */
const bare = (line = ''): string =>
  line
    .slice(0, 400)
    .replace(/^[>\s\u00a0]+/, '')
    .replaceAll('\u00a0', ' ')
    .trim()

function unquoted(lines: readonly string[]): string {
  const own = lines.filter((line) => !line.startsWith('>')).join('\n')
  // The rule that Outlook draws above the mail it quotes.
  return tidied(own)
    .replace(/\n?[_-]{10,60}$/, '')
    .trim()
}

/** Tags with which programs begin the mail that they quote: Gmail, Outlook, Apple, Yahoo, QQ, NetEase, Foxmail. */
const quoteTags = [
  /<(div|blockquote)[^<>]{0,100}\bclass=["']?gmail_(quote|extra)/i,
  /<div[^<>]{0,60}\bid=["']?(appendonsend|divRplyFwdMsg|OutlookMessageHeader|mail-editor-reference-message-container)/i,
  /<div[^<>]{0,200}border:\s?none;\s?border-top:\s?solid #(E1E1E1|B5C4DF)/i,
  /<blockquote[^<>]{0,100}\b(type=["']?cite|id=["']?isReplyContent|class=["']?(yahoo_quoted|ntes-mail))/i,
  /<div[^<>]{0,100}\b(class=["']?(yahoo_quoted|moz-cite-prefix|foxmail_quote)|id=["']?(isReplyContent|isForwardContent|original-content|qqmail_quote))/i,
  /<(div|p|span|includetail)[^<>]{0,300}>\s{0,5}-{2,30}(&nbsp;|\s){0,3}(原始邮件|Original|回复的原邮件|Replied Message)/i,
]

/** The HTML up to the mail that it quotes. What is left open is closed by who shows it. */
export function ownHtml(html: string): string {
  const found = quoteTags.map((tag) => html.search(tag)).filter((at) => at >= 0)
  const cut = found.length ? html.slice(0, Math.min(...found)) : html
  return /[^\s<>]/.test(cut.replaceAll(/<[^<>]*>/g, '').replaceAll('&nbsp;', '')) ? cut : html
}
