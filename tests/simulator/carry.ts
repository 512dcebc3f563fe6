import { messageReceipts } from '#domain/conversations/messageState'
import type { History } from './history.ts'
import type { Random } from './random.ts'

/** A process of the server sends a message, and the provider says of it later, in any order and twice, how far it came. */
export function carry(history: History, random: Random) {
  const { world, server } = history
  const [untilHanded, untilAnswer] = [random.between(20, 6_000), random.between(5, 20_000)]
  const outcome = random.weighted({ accepted: 7, uncertain: 2, failed: 1 })
  const receipts = Array.from({ length: random.between(0, 4) }, () => ({
    what: random.pick(messageReceipts),
    after: random.between(1, 60_000),
  }))
  history.talk((talks) => {
    const id = random.pick([...talks.queued(), ''])
    const attempt = talks.claim(id)
    if (!attempt) return
    world.after(untilHanded, () => {
      if (!server.up) return void world.after(10_000, () => history.talk(() => talks.release(id, attempt)))
      if (!talks.giveToProvider(id, attempt)) return
      for (const { what, after } of receipts) world.after(after, () => history.talk(() => talks.receipt(id, what)))
      world.after(untilAnswer, () => history.talk(() => talks.outcome(id, attempt, outcome)))
    })
  })
}
