import type { WebhookOwner } from '../../channels/accounts/webhookAddress.ts'
import type { SmsHeard } from '../../channels/sms/services/service.ts'
import type { Connection } from '../../db/connect.ts'

export type MessageHeard = Extract<SmsHeard, { kind: 'message' }>
type Fragment = MessageHeard & { part: NonNullable<MessageHeard['part']> }

/** A counter of parts has eight bits; what counts otherwise is a message of its own. */
const isFragment = (heard: MessageHeard): heard is Fragment => {
  const { part } = heard
  return part !== undefined && part.total > 1 && part.total <= 255 && part.n >= 1 && part.n <= part.total
}

/** So long a part waits for the others; then what is there is shown, with a gap for what is not. */
const waitMinutes = 60
export const missingPart = '[…]'

/** Messages as they were written: parts wait until all of them are there, and what waited for too long comes as it is. */
export async function assembleTexts(
  connection: Connection,
  owner: WebhookOwner,
  heard: readonly MessageHeard[],
): Promise<MessageHeard[]> {
  const fragments = heard.filter(isFragment)
  const whole = heard.filter((one) => !isFragment(one))
  const late = await takeLate(connection, owner)
  if (!fragments.length) return [...whole, ...late]
  // A phone counts its long texts from 0 to 255 and begins anew: another text under the same number ends the former one.
  const doubled: MessageHeard[] = []
  for (const one of fragments) {
    if (await keep(connection, owner, one)) continue
    doubled.push(...(await take(connection, owner, seriesOf(one))))
    await keep(connection, owner, one)
  }
  const complete = await completeSeries(connection, owner, fragments)
  for (const series of complete) whole.push(...(await take(connection, owner, series)))
  return [...whole, ...doubled, ...late]
}

type Series = { sender: string; series: number; total: number }
const seriesOf = ({ from, part }: Fragment): Series => ({
  sender: from.replace(/^\+/, ''),
  series: part.of,
  total: part.total,
})

/** False: another text stands in its place. The same one told again is no other. */
async function keep(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  fragment: Fragment,
): Promise<boolean> {
  const { sender, series, total } = seriesOf(fragment)
  const { rows } = await connection.query<{ same: boolean }>(
    `insert into sms_fragment as f (account_id, channel_account_id, sender, series, total, n, text, ref, said_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (account_id, channel_account_id, sender, series, total, n) do update set ref = f.ref
     returning text = $7 as same`,
    [account, channelAccount, sender, series, total, fragment.part.n, fragment.text, fragment.ref, fragment.at],
  )
  return rows[0]!.same
}

async function completeSeries(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  fragments: readonly Fragment[],
): Promise<Series[]> {
  const { rows } = await connection.query<Series>(
    `select sender, series, total from sms_fragment
     where account_id = $1 and channel_account_id = $2 and sender = any($3::text[])
     group by sender, series, total having count(*) = total order by min(received_at), sender, series`,
    [account, channelAccount, [...new Set(fragments.map((one) => seriesOf(one).sender))]],
  )
  return rows
}

type FragmentRow = { n: number; text: string; ref: string; said_at: number | null }

async function take(
  connection: Connection,
  { account, channelAccount }: WebhookOwner,
  { sender, series, total }: Series,
): Promise<MessageHeard[]> {
  const { rows } = await connection.query<FragmentRow>(
    `delete from sms_fragment where account_id = $1 and channel_account_id = $2 and sender = $3 and series = $4 and total = $5
     returning n, text, ref, said_at`,
    [account, channelAccount, sender, series, total],
  )
  return rows.length ? [joined({ sender, series, total }, rows)] : []
}

/** One gap for as many parts as are missing side by side. */
function joined({ sender, total }: Series, fragments: readonly FragmentRow[]): MessageHeard {
  const byNumber = new Map(fragments.map((one) => [one.n, one]))
  const numbers = Array.from({ length: total }, (_, at) => at + 1)
  const texts = numbers.map((n) => byNumber.get(n)?.text ?? (n === 1 || byNumber.has(n - 1) ? missingPart : ''))
  const first = fragments.toSorted((a, b) => a.n - b.n)[0]!
  return { kind: 'message', ref: first.ref, from: sender, to: '', text: texts.join(''), at: first.said_at }
}

async function takeLate(connection: Connection, owner: WebhookOwner): Promise<MessageHeard[]> {
  const { rows } = await connection.query<Series>(
    `select sender, series, total from sms_fragment where account_id = $1 and channel_account_id = $2
     group by sender, series, total having max(received_at) < server_now() - make_interval(mins => $3)
     order by min(received_at), sender, series limit 100`,
    [owner.account, owner.channelAccount, waitMinutes],
  )
  const late: MessageHeard[] = []
  for (const series of rows) late.push(...(await take(connection, owner, series)))
  return late
}
