import { useEffect, useRef } from 'react'
import { operationLogCalls, type rowsWithHistory } from '#domain/operationLog/calls'
import { type ShopChange, type ShopMoment, waitingShopChange } from '#domain/shop/shopHistory'
import { useUser } from '../../../lib/session.ts'
import { useAnswer } from '../../../lib/useAnswer.ts'
import { useConnected } from '../../../lib/useConnected.ts'
import { useWaitingChanges } from '../../../lib/useWaitingChanges.ts'

type HistoryQuestion<A extends string> = {
  entity: (typeof rowsWithHistory)[number]
  row: { id: string; updated_at: number }
  actOf: (change: ShopChange) => A
  /** what the row itself says, where the server was never asked or knows nothing */
  told: readonly ShopMoment<A>[]
}

/** `reach`: what is told may lack what others did since `at`, or all but what the row itself says. */
export type ShopHistory<A extends string> = {
  moments: ShopMoment<A>[]
  lost: ReadonlySet<string>
  since: number | null
  /** nothing was done to the row that these moments do not tell with what was before it: one can go back */
  isWhole: boolean
  reach: { kind: 'now' } | { kind: 'asOf'; at: number } | { kind: 'row' }
}

/** What became of a row, newest first: what waits here, what the server said last, or what the row tells by itself. */
export function useShopHistory<A extends string>({ entity, row, actOf, told }: HistoryQuestion<A>): ShopHistory<A> {
  const { id, updated_at } = row
  const me = useUser().id
  const { answer, problem, isAsking, ask } = useAnswer(operationLogCalls.rowHistory, { entity, id })
  const waiting = useWaitingChanges(entity, id)
  const isConnected = useConnected()
  useAskWhenDone(ask, { waiting: waiting.length, updated_at })
  const here = waiting
    .map((change) => ({
      uid: change.uid,
      at: change.edited_at,
      change: waitingShopChange(change.name, change.args, id),
    }))
    .map(({ uid, at, change }) => ({ key: uid, act: actOf(change), at, user: me, n: null, isWaiting: true, change }))
    .reverse()
  const kept = answer?.data.list.map(
    (moment): ShopMoment<A> => ({
      key: String(moment.n),
      act: actOf(moment),
      at: moment.edited_at,
      user: moment.user,
      n: moment.n,
      isWaiting: false,
      change: moment,
    }),
  )
  return {
    // Of a row that came before histories were kept, the server knows nothing.
    moments: [...here, ...(kept?.length ? kept : told)],
    lost: new Set(answer?.data.lost),
    since: answer?.data.since ?? null,
    isWhole: here.length === 0 && kept?.[0] !== undefined && kept[0].at >= updated_at,
    reach: reachOf(answer?.at ?? null, problem === null && isConnected, isAsking),
  }
}

function reachOf(at: number | null, isFresh: boolean, isAsking: boolean): ShopHistory<string>['reach'] {
  if (isFresh && (at !== null || isAsking)) return { kind: 'now' }
  return at === null ? { kind: 'row' } : { kind: 'asOf', at }
}

/** What was changed here is known to the server as soon as it was sent; what others change, when it arrives. */
function useAskWhenDone(ask: () => void, { waiting, updated_at }: { waiting: number; updated_at: number }) {
  const before = useRef({ waiting, updated_at })
  useEffect(() => {
    const was = before.current
    before.current = { waiting, updated_at }
    if (waiting === 0 && (was.waiting > 0 || was.updated_at !== updated_at)) ask()
  }, [ask, waiting, updated_at])
}
