import type { PushRequest } from '#domain/sync/protocol'
import type { Net, Reply } from '#workers/sync/core/ports'
import type { NetworkFault } from './profiles.ts'
import type { Tab } from './tab.ts'

type Send<T> = (fault: NetworkFault | 'none', begun: number | null) => Reply<T> | Promise<Reply<T>>
const pushOnly: readonly string[] = ['halfProcessed', 'rolledBack', 'longTransaction', 'serverKilledInPush']

/** The way to the server and back, with everything that happens on it. */
export function netOf(tab: Tab): Net {
  const { device } = tab
  const { history } = device
  const { user } = device.actor

  function drawn(kind: string): NetworkFault | 'none' {
    if (history.healed) return 'none'
    const fault = device.random.weighted(history.profile.network)
    if (fault === 'none' || !history.canStrike(fault) || (pushOnly.includes(fault) && kind !== 'push')) return 'none'
    history.struck(fault)
    return fault
  }

  const request = <T>(kind: string, question: unknown, send: Send<T>, onBytes?: (received: number) => void) =>
    new Promise<Reply<T>>((resolve) => {
      const { world, server } = history
      const { random } = device
      const answer = (reply: Reply<T>, ms: number) => void tab.after(ms, () => resolve(reply))
      world.count(kind)
      if (!device.online) return answer({ kind: 'unknown', reason: 'offline' }, 5)
      if (device.captive) return answer({ kind: 'unknown', reason: 'captivePortal' }, 50)
      const fault = drawn(kind)
      if (fault === 'requestLost') return answer({ kind: 'unknown', reason: 'timeout' }, 8_000)
      if (fault === 'busy') return answer({ kind: 'busy', retryAfter: random.chance(0.5) ? 3_000 : null }, 30)
      if (fault === 'serverError') return answer({ kind: 'refused', code: 'operationFailed' }, 30)
      if (fault === 'tooLarge') return answer({ kind: 'refused', code: 'tooLarge' }, 30)
      if (fault === 'garbled') return answer({ kind: 'unknown', reason: 'garbled' }, 60)
      const { line } = history.profile
      const msFor = (body: unknown) => (line ? (JSON.stringify(body).length / device.bytesPerSecond) * 1_000 : 0)
      const up = msFor(question)
      if (line && up > line.cutAfterMs) {
        history.struck('slowLine')
        return answer({ kind: 'unknown', reason: 'timeout' }, line.cutAfterMs)
      }
      const there = up + (fault === 'slowRequest' ? random.between(1_000, 15_000) : random.between(5, 120))
      const back = fault === 'slowAnswer' ? random.between(1_000, 15_000) : random.between(5, 120)

      const arrive = async (begun: number | null) => {
        if (!server.up) return answer({ kind: 'unknown', reason: 'offline' }, 20)
        if (device.signedOut) return answer({ kind: 'signedOut', code: 'signInAgain' }, 20)
        const reply = await history.busyWith(() => send(fault, begun))
        if (fault === 'duplicated')
          world.after(random.between(10, 20_000), () => void (server.up && history.busyWith(() => send('none', null))))
        if (fault === 'answerLost' || !server.up) return answer({ kind: 'unknown', reason: 'timeout' }, 8_000)
        const down = reply.kind === 'ok' ? msFor(reply.body) : 0
        if (!line || down <= line.cutAfterMs) return answer(reply, back + down)
        // Bytes came all the time, and then no more.
        history.struck('slowLine')
        const received = Math.floor((line.cutAfterMs / 1_000) * device.bytesPerSecond)
        for (let ms = 1_000; ms < line.cutAfterMs; ms += 1_000)
          tab.after(ms, () => onBytes?.((received * ms) / line.cutAfterMs))
        answer({ kind: 'unknown', reason: 'timeout', received }, line.cutAfterMs)
      }
      world.after(there, () => {
        if (fault !== 'longTransaction' || !server.up) return void arrive(null)
        const begun = server.begin()
        world.after(random.between(100, 10_000), () => void arrive(begun))
      })
    })

  const push = (body: PushRequest) => {
    const sent = history.profile.skipsOne && device.random.chance(0.3) ? skipOne(body) : body
    return request('push', sent, async (fault, begun) => {
      const reply = await history.server.push(user, sent, outcomeOf(fault, sent.mutations.length), begun)
      if (!history.server.up) history.serverDied()
      history.afterPush()
      return reply
    })
  }
  const outcomeOf = (fault: NetworkFault | 'none', size: number) => {
    if (fault === 'serverKilledInPush') return { kind: 'dies', at: device.random.below(size) } as const
    if (fault === 'halfProcessed') return { kind: 'stops', at: device.random.below(size) } as const
    if (fault === 'rolledBack') return { kind: 'undone' } as const
    return { kind: 'works' } as const
  }

  return {
    hello: (body) => request('hello', body, () => history.server.hello(user, body)),
    push,
    pull: (body, onBytes) => request('pull', body, () => history.server.pull(user, body), onBytes),
    verify: (body) =>
      request('verify', body, async () => {
        const reply = await history.server.verify(user, body)
        const wrong = reply.kind === 'ok' && reply.body.scopes.find(({ verdict }) => verdict === 'different')
        // It would be mended, unseen: nothing may ever differ.
        if (wrong) history.fail(`${device.name}: ${wrong.scope} differs from the server`)
        return reply
      }),
  }
}

/** A bug that a device could have: one mutation of a batch is left out. */
function skipOne<T extends { mutations: unknown[] }>(body: T): T {
  if (body.mutations.length < 2) return body
  return { ...body, mutations: body.mutations.filter((_, at) => at !== 0) }
}
