import type { FollowUpStatus } from '../../contacts/contact.ts'
import { classifyHit, type Hit, type HitClass, type HitMail } from '../../email/hits/classifyHit.ts'
import type { Machine } from '../../shared/machine.ts'
import { next } from '../../shared/machine.ts'

/** What a receiver did with a mail; each one says more than the one before it. */
export const engagements = ['opened', 'clicked', 'replied'] as const
export type Engagement = (typeof engagements)[number]

/**
 * What a mail makes of a contact. It goes up only, and what a user wrote down after talking to somebody says more than
 * any open.
 */
export const followUpMachine = {
  none: { opened: 'opened', clicked: 'clicked', replied: 'replied' },
  opened: { clicked: 'clicked', replied: 'replied' },
  clicked: { replied: 'replied' },
  replied: {},
  interested: {},
  followingUp: {},
  closed: {},
  noIntention: {},
} as const satisfies Machine<FollowUpStatus, Engagement>

export const followUpAfter = (status: FollowUpStatus, engagement: Engagement): FollowUpStatus =>
  next(followUpMachine, status, engagement) ?? status

/** More hits of one picture or link are not kept: they are a program's, and say nothing that these do not. */
export const mostHits = 20
/** A browser that asks again at once, or a picture that stands in the mail twice, is one look. */
const sameMs = 2_000

const isSame = (a: Hit, b: Hit) =>
  a.from === b.from && a.user_agent === b.user_agent && a.method === b.method && Math.abs(a.at - b.at) <= sameMs

/** With one more, in the order of time; the same list where it says nothing new. */
export function withHit(hits: readonly Hit[], hit: Hit): readonly Hit[] {
  const alike = hits.filter(({ kind, link }) => kind === hit.kind && link === hit.link)
  if (alike.length >= mostHits || alike.some((other) => isSame(other, hit))) return hits
  const after = hits.findIndex(({ at }) => at > hit.at)
  return after < 0 ? [...hits, hit] : hits.toSpliced(after, 0, hit)
}

export type JudgedHit = { hit: Hit; verdict: HitClass }

/** What the hits of one receiver's mail say together. Times are the first ones; null: it never happened. */
export type Looks = {
  opened_at: number | null
  clicked_at: number | null
  /** by something that is no sign of a person */
  machine_opened_at: number | null
  machine_clicked_at: number | null
  /** when each link was first clicked by a person */
  links: ReadonlyMap<number, number>
  judged: readonly JudgedHit[]
}

/** A click implies an open: who clicks has the mail before them, and pictures may be off. */
export function looksOf(hits: readonly Hit[], mail: HitMail): Looks {
  const judged = hits.map((hit) => ({ hit, verdict: classifyHit(hit, hits, mail) }))
  const first = (counts: boolean, kind?: Hit['kind']) =>
    earliest(
      judged
        .filter(({ hit, verdict }) => verdict.counts === counts && (!kind || hit.kind === kind))
        .map(({ hit }) => hit.at),
    )
  const links = new Map<number, number>()
  for (const { hit, verdict } of judged)
    if (hit.link !== null && verdict.counts) links.set(hit.link, Math.min(hit.at, links.get(hit.link) ?? hit.at))
  return {
    opened_at: first(true),
    clicked_at: first(true, 'click'),
    machine_opened_at: first(false, 'open'),
    machine_clicked_at: first(false, 'click'),
    links,
    judged,
  }
}

const earliest = (times: readonly number[]) => (times.length ? Math.min(...times) : null)

/** How far it came; null: nobody looked. */
export function engagementOf(
  { opened_at, clicked_at }: Pick<Looks, 'opened_at' | 'clicked_at'>,
  replied_at: number | null,
): Engagement | null {
  if (replied_at !== null) return 'replied'
  if (clicked_at !== null) return 'clicked'
  return opened_at === null ? null : 'opened'
}
