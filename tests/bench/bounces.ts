import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isGone } from '../../domain/email/sender/refusal.ts'
import type { RecipientReport } from '../../server/email/inbound/deliveryStatus.ts'
import { readInbound } from '../../server/email/inbound/readInbound.ts'
import type { Figure } from './table.ts'

type ExpectedBounces = Record<string, readonly { recipient: string; reason: string }[]>

/** What another program calls a return, and the reasons of ours that mean it: the first is the name, the others are as right. */
const kinds: Record<string, string> = {
  userunknown: 'badAddress',
  // "The domain is not reachable" is no word of one that does not exist.
  hostunknown: 'badAddress unreachable',
  hasmoved: 'badAddress',
  // Called so for where or by whom it was said; the words are "user unknown", or of an account that was closed.
  filtered: 'badAddress blocked other sender content',
  suspend: 'badAddress other blocked unreachable',
  mailboxfull: 'full',
  mesgtoobig: 'tooBig',
  exceedlimit: 'tooBig full',
  rejected: 'sender blocked other',
  norelaying: 'sender',
  authfailure: 'sender blocked',
  requireptr: 'blocked sender',
  badreputation: 'blocked sender',
  // Connections that were refused or reset, too.
  blocked: 'blocked sender unreachable',
  policyviolation: 'blocked sender content',
  securityerror: 'blocked sender',
  speeding: 'blocked sender',
  toomanyconn: 'blocked sender',
  notcompliantrfc: 'content blocked sender',
  spamdetected: 'blocked content',
  virusdetected: 'content blocked',
  contenterror: 'content blocked',
  expired: 'unreachable',
  networkerror: 'unreachable',
  systemerror: 'other unreachable sender',
  mailererror: 'other unreachable',
  systemfull: 'full unreachable other',
  syntaxerror: 'other unreachable sender content blocked',
  notaccept: 'unreachable other blocked badAddress',
  onhold: 'other unreachable',
  // The other program does not know either.
  undefined: 'other unreachable blocked sender content full tooBig',
}
const others: Record<string, readonly string[]> = {
  feedback: ['complaint', 'unsubscribe'],
  vacation: ['autoReply'],
  delivered: ['delivered'],
}
const gone = ['userunknown', 'hostunknown', 'hasmoved']

/**
 * Real returns, of a folder that is not ours (`BOUNCE_CORPUS`), against what another program makes of them: a JSON of
 * receivers and reasons for each file (`BOUNCE_EXPECTED`). What is told apart is written out where `BOUNCE_SHOW` is set.
 */
export function benchBounces(): Figure[] {
  const { BOUNCE_CORPUS: folder = '', BOUNCE_EXPECTED: list = '', BOUNCE_SHOW: shows } = process.env
  if (!existsSync(folder) || !existsSync(list)) return []
  const expected = JSON.parse(readFileSync(list, 'utf8')) as ExpectedBounces
  const count = { files: 0, recognised: 0, receivers: 0, right: 0, ended: 0, wrong: 0 }
  for (const [file, those] of Object.entries(expected)) {
    const [first] = those
    if (!first) continue
    const mail = readInbound(readFileSync(path.join(folder, file)), nobody)
    const wanted = others[first.reason] ?? ['bounce', 'delayed']
    count.files += 1
    count.recognised += Number(wanted.includes(mail.kind))
    if (others[first.reason]) continue
    const reports = mail.kind === 'bounce' || mail.kind === 'delayed' ? mail.recipients : []
    for (const { recipient, reason } of new Map(those.map((one) => [one.recipient, one])).values()) {
      const report = reportOf(reports, recipient)
      const got = report ? (report.reason ?? 'delayed') : 'nothing'
      const ends = report !== null && report.action === 'failed' && isGone(report)
      const isRight = got === 'delayed' || (kinds[reason] ?? '').split(' ').includes(got)
      count.receivers += 1
      count.right += Number(isRight)
      count.ended += Number(ends)
      count.wrong += Number(ends && ![...gone, 'filtered', 'suspend'].includes(reason))
      if (shows && !isRight) console.log(`${file}: ${reason} is ${got}: ${report?.diagnostic ?? ''}`)
    }
  }
  return [
    figure('files that are recognised', count.recognised, 'files', count.files, { atLeast: 0.97 }),
    figure('receivers whose reason is right', count.right, 'receivers', count.receivers, { atLeast: 0.97 }),
    figure('addresses that end', count.ended, 'receivers', count.receivers, {}),
    figure('of them that must not', count.wrong, 'receivers', count.receivers, { atMost: 0 }),
  ]
}

const nobody = { tokenOf: () => null, isOurId: () => false, envelopeTo: [] }

function reportOf(reports: readonly RecipientReport[], recipient: string): RecipientReport | null {
  const own = reports.find(({ final, original }) => [final, original].includes(recipient.toLowerCase()))
  return own ?? reports[0] ?? null
}

const figure = (
  name: string,
  value: number,
  unit: string,
  of: number,
  bound: { atLeast?: number; atMost?: number },
) => ({
  name,
  value,
  unit,
  against: { name: 'all', value: of, ...bound },
})
