import { addressOf } from './addresses.ts'
import { type Action, type RecipientReport, reported } from './deliveryStatus.ts'
import { type Field, type Fields, has, valueOf } from './fields.ts'
import type { InboundLimits } from './limits.ts'
import { classOf, reasonFor, statusFrom } from './status.ts'

type Words = { fields: Fields; from: string; to: readonly string[]; subject: string; text: string }

const daemons =
  /^(mailer-?daemon|postmaster|mail-?daemon|mdaemon|mail_?delivery(_?subsystem)?|microsoftexchange[0-9a-f]+)@/
const failedSubjects =
  /undeliver(ed|able)|deliver(y|ed).{0,30}(fail|problem|unsuccess)|failure (notice|delivery)|returned mail|mail (system error|could not be delivered)|not delivered|系统退信|退信|投递失败|發送失敗|无法投递|無法傳遞|未送达|未送達|未传递/i
const delayedSubjects =
  /delay|warning.{0,40}(not|could).{0,20}(sent|deliver)|still (being )?(re)?tr(ied|ying)|延迟|延遲|暂未送达/i
const failedWords =
  /qmail-send program|permanent(ly)? (fatal )?error|could not be delivered|wasn't delivered|fail(ed|ure).{0,40}deliver|deliver.{0,40}fail|unable to deliver|退信原因|退回|无法送达|投递失败/i

// What comes after these is the mail that came back, and says nothing of why.
const copies =
  /^-{0,10} ?(Below this line is a copy of the message|This is a copy of (the|your) message|Original message follows|Message header follows|The header of the original message|Undelivered message|原始?邮件(内容|如下)?).{0,120}$/im

/**
 * Of servers that write no report (RFC 3464), such as qmail, Exim and the big Chinese ones. Only what a mailer sent and what
 * says that it came back: a person who writes of a bounce is none. What names no code counts as soft.
 */
export function readPlainBounce(words: Words, { recipients }: InboundLimits): RecipientReport[] | null {
  if (!isMailer(words)) return null
  const { fields, subject } = words
  const text = words.text.slice(0, 20_000)
  const [reason] = text.split(copies, 1)
  const said = reason ?? ''
  const action = actionOf(subject, said, has(fields, 'x-failed-recipients'))
  if (!action) return null
  const status = statusFrom('', said)
  const diagnostic = sayingLine(said)
  const listed = addressesIn(valueOf(fields, 'x-failed-recipients', 5_000))
  const named = [...new Set(listed.length ? listed : othersIn(said, words))]
  const report = (final: string | null) => reported(action, status, diagnostic, { final, original: null, server: '' })
  const reports = named.length ? named.slice(0, recipients).map(report) : [report(null)]
  return action === 'failed' ? reports.map((one) => ({ ...one, ...judged(status, said) })) : reports
}

/** The whole text is looked at, not only the line that is shown. */
function judged(status: string | null, said: string): Pick<RecipientReport, 'class' | 'reason'> {
  const reason = reasonFor(status, said)
  return { class: classOf(status, reason), reason }
}

/** Vacation programs send from nobody as well, so that alone makes no mailer. */
const isMailer = ({ fields, from, subject }: Words): boolean =>
  daemons.test(from) ||
  has(fields, 'x-failed-recipients') ||
  (valueOf(fields, 'return-path') === '<>' && failedSubjects.test(subject))

function actionOf(subject: string, said: string, isNamed: boolean): Action | null {
  if (delayedSubjects.test(subject)) return 'delayed'
  return isNamed || failedSubjects.test(subject) || failedWords.test(said.slice(0, 5_000)) ? 'failed' : null
}

/** Whoever stands before the copy, but for who sent this and whom it was for. */
const othersIn = (said: string, { from, to }: Words): string[] =>
  addressesIn(said).filter((address) => address !== from && !to.includes(address) && !daemons.test(address))

const addressesIn = (text: string): string[] =>
  (text.match(/[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z0-9.-]{3,190}/gi) ?? []).flatMap(
    (one) => addressOf(one.replace(/\.+$/, '')) ?? [],
  )

/** The line with the code, or the first one that says why. */
function sayingLine(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim().slice(0, 500))
    .filter(Boolean)
  const why = (line: string) => statusFrom('', line) !== null || reasonFor(null, line) !== 'other'
  return lines.find(why) ?? lines[0] ?? ''
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
