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
