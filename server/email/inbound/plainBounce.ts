import { readRefusal } from '#domain/email/sender/refusal'
import { parseAddress } from './addresses.ts'
import { type Action, type RecipientReport, reported } from './deliveryStatus.ts'
import { type Field, type HeaderFields, has, rawOf, valueOf } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { beforeCopy, isTelling, replyLines, saidOf } from './said.ts'
import { statusFrom } from './status.ts'

type Words = {
  fields: HeaderFields
  from: string
  to: readonly string[]
  subject: string
  text: string
  /** whether a mail came within this one */
  encloses: boolean
}

const daemons =
  /^(mailer-?daemon|post_?master|mail-?daemon|mdaemon|mail[._]?delivery([._]?(sub)?system)?|microsoftexchange[0-9a-f]+)@/
// Without an address, as programs of BSD and gateways write it.
const nameless =
  /^\W{0,3}(mail(er)?[- ]?(daemon|delivery (sub)?system))?\W{0,3}(<\s*(mailer-?daemon|postmaster)?(@[\w-]{1,63})?\s*>)?\W{0,3}$/i
const failedSubjects =
  /undeliver(ed|able)|delivery status notification|deliver(y|ed).{0,30}(fail|problem|unsuccess)|failure (notice|delivery)|returned mail|mail (system error|failure|failed|could not be delivered)|not delivered|error sending your mail|系统退信|退信|投递失败|發送失敗|无法投递|無法傳遞|未送达|未送達|未传递|(配信|送信|配送)できません|エラー通知/i
const delayedSubjects =
  /delay|warning.{0,40}(not|could).{0,20}(sent|deliver)|still (being )?(re)?tr(ied|ying)|延迟|延遲|暂未送达/i
const failedWords =
  /qmail-send program|permanent(ly)? (fatal )?errors?|could not be delivered|wasn't delivered|fail(ed|ure).{0,40}deliver|deliver.{0,40}fail|unable to deliver|trouble delivering|error.{0,60}deliver|did not reach the following|error message below|had delivery problems|退信原因|退回|无法送达|投递失败|(配信|送信|配送)できません/i
const delayedWords = /message is delayed for|only a temporary failure report/i

/**
 * Of servers that write no report (RFC 3464), such as qmail, Exim, OpenSMTPD and the big Chinese ones. Only what a mailer
 * sent and what says that it came back: a person who writes of a bounce is none.
 */
export function readPlainBounce(words: Words, { recipients }: InboundLimits): RecipientReport[] | null {
  if (!isMailer(words)) return null
  const { fields, subject } = words
  const said = beforeCopy(words.text)
  const action = actionOf(subject, said, has(fields, 'x-failed-recipients'))
  if (!action) return null
  const listed = addressesIn(valueOf(fields, 'x-failed-recipients', 5_000))
  const named = [...new Set(listed.length ? listed : othersIn(said, words))].slice(0, recipients)
  if (named.length < 2) return [reportOf(action, named[0] ?? null, said)]
  return named.map((final) => {
    const own = saidOf(final, named, said)
    return own === null ? asSoft(reportOf(action, final, said)) : reportOf(action, final, own)
  })
}

/** What was said of one of several counts for each of them, and for none of them for good. */
const asSoft = (report: RecipientReport): RecipientReport => ({ ...report, class: report.class && 'soft' })

function reportOf(action: Action, final: string | null, said: string): RecipientReport {
  const status = statusFrom('', said)
  const meaning = action === 'failed' ? judged(status, said) : null
  return reported({ action, status, diagnostic: sayingLine(said), meaning }, { final, original: null, server: '' })
}

/** Lines with a code, and those before them, are what the server said. Where they say nothing, the words around them may. */
function judged(status: string | null, said: string) {
  const lines = replyLines(said)
  const coded = lines.filter((line, at) => [line, lines[at + 1] ?? ''].some((one) => statusFrom('', one) !== null))
  const meant = (text: string) => readRefusal({ code: null, status, text })
  const byCode = coded.length ? meant(coded.join(' ')) : null
  return byCode && byCode.reason !== 'other' ? byCode : meant(said)
}

/** Vacation programs send from nobody as well, so that alone makes no mailer. */
const isMailer = ({ fields, from, subject, text, encloses }: Words): boolean =>
  isDaemon(fields, from) ||
  has(fields, 'x-failed-recipients') ||
  (valueOf(fields, 'return-path') === '<>' && failedSubjects.test(subject)) ||
  // Mobile networks of Japan return mail as somebody whom nobody answers.
  (encloses && /^no-?reply@/.test(from) && failedWords.test(text.slice(0, 5_000)))

/** Whether a mail server calls itself the writer, with an address or without one. */
export const isDaemon = (fields: HeaderFields, from: string): boolean =>
  from ? daemons.test(from) : has(fields, 'from') && nameless.test(rawOf(fields, 'from').slice(0, 200))

function actionOf(subject: string, said: string, isNamed: boolean): Action | null {
  if (delayedSubjects.test(subject) || delayedWords.test(said.slice(0, 5_000))) return 'delayed'
  return isNamed || failedSubjects.test(subject) || failedWords.test(said.slice(0, 5_000)) ? 'failed' : null
}

/** Whoever stands before the copy, but for who sent this and whom it was for. */
const othersIn = (said: string, { from, to }: Words): string[] =>
  addressesIn(said).filter((address) => address !== from && !to.includes(address) && !daemons.test(address))

const addressesIn = (text: string): string[] =>
  (text.match(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{3,190}/gi) ?? []).flatMap(
    (one) => parseAddress(one.replace(/\.+$/, '')) ?? [],
  )

/** The line with the code, or the first one that says why. */
function sayingLine(said: string): string {
  const lines = replyLines(said)
  return lines.find(isTelling) ?? lines[0] ?? ''
}

/** The headers of the mail that came back, where its copy stands in the text. */
export function returnedIn(text: string): Field[] {
  const names = ['message-id', 'x-task-id', 'return-path']
  return text
    .slice(0, 50_000)
    .split('\n')
    .flatMap((line) => {
      const [, name, raw] = /^[>\s]{0,4}([\w-]{9,11}):\s{0,3}(.{1,400})$/.exec(line.slice(0, 450)) ?? []
      return name && raw && names.includes(name.toLowerCase()) ? [{ name: name.toLowerCase(), raw }] : []
    })
    .slice(0, 20)
}
