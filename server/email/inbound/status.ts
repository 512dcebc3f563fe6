import type { BounceReason } from '#domain/email/receiverReason'

/** Soft: this receiver may be written to again another time. */
export type BounceClass = 'hard' | 'soft'

/** An enhanced status code (RFC 3463) in running text; an IP address or a version is none. */
export const statusIn = (text: string): string | null =>
  /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d]|\.\d)/.exec(text)?.[1] ?? null

/** What an SMTP server says at the start of a line or after «said:», such as «550 no such user». */
const replyIn = (text: string): string | null =>
  /(?:^|[:;#("]\s{0,3}|\bSMTP error\D{0,20})([45])[0-5]\d(?=[\s-])/im.exec(text)?.[1] ?? null

/** As fine as the two together say it: many servers write 5.0.0 and put the true code into their words. */
export function statusFrom(status: string, words: string): string | null {
  const given = statusIn(status)
  const said = statusIn(words)
  if (given && !given.endsWith('.0.0')) return given
  if (said && (!given || said[0] === given[0])) return said
  const digit = given ? null : replyIn(words)
  return given ?? (digit && `${digit}.0.0`)
}

const reasonByStatus: readonly (readonly [RegExp, BounceReason])[] = [
  [/^.\.1\.(0|[1-46]|10)$|^.\.2\.1$/, 'badAddress'],
  [/^.\.2\.2$/, 'full'],
  [/^.\.(2\.3|3\.4)$/, 'tooBig'],
  [/^.\.4\.\d+$/, 'unreachable'],
  [/^.\.7\.\d+$/, 'blocked'],
]

const reasonByWords: readonly (readonly [RegExp, BounceReason])[] = [
  [/(mailbox|inbox|quota|storage).{0,40}(full|exceed|over\b)|over ?quota|insufficient (system )?storage/i, 'full'],
  [/(邮箱|容量|空间).{0,12}(已满|不足|超限|超出)|(信箱|容量).{0,12}(已滿|超過)/, 'full'],
  [/(message|mail).{0,20}(too (big|large)|exceeds.{0,20}size)|邮件.{0,10}(过大|太大|超过.{0,10}大小)/i, 'tooBig'],
  [
    /(user|recipient|mailbox|account|address).{0,60}(unknown|not found|(does not|doesn't|not) exist|disabled)/i,
    'badAddress',
  ],
  [/(unknown|no such|invalid) (user|recipient|mailbox|account|address|person)|no mailbox here/i, 'badAddress'],
  [/(地址|用户|帐号|账号|帳號|邮箱|收件人).{0,80}(不存在|被禁用|已停用|已注销|无效)|查无此人/, 'badAddress'],
  [/spam|block(ed|list)|blacklist|reputation|policy|\b(dmarc|dkim|spf)\b|垃圾邮件|拒收|黑名单|频率/i, 'blocked'],
  [
    /(host|domain).{0,40}not found|timed out|connection refused|no route|域名.{0,20}不存在|无法连接|连接超时/i,
    'unreachable',
  ],
]

export function reasonFor(status: string | null, words: string): BounceReason {
  const line = words.slice(0, 2_000).replaceAll('\n', ' ')
  const byWords = () => reasonByWords.find(([pattern]) => pattern.test(line))?.[1]
  const byStatus = reasonByStatus.find(([pattern]) => pattern.test(status ?? ''))?.[1]
  return byStatus ?? byWords() ?? 'other'
}

/** Hard only when a server said 5, and not of a mailbox that is full today. */
export const classOf = (status: string | null, reason: BounceReason): BounceClass =>
  status?.[0] === '5' && reason !== 'full' ? 'hard' : 'soft'
