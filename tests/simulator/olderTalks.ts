import { asConversation, bySaid, conversationScope } from '#domain/conversations/conversation'
import type { ConversationMessage } from '#domain/conversations/conversationMessage'
import type { Row } from '#domain/shared/mutation'
import type { OlderRecord } from '#workers/database/schema'
import { joinedOlder, type OlderMessages } from '#workers/search/conversations/olderBlocks'
import type { Device } from './device.ts'
import type { History } from './history.ts'
import type { Random } from './random.ts'
import { ServerModel } from './serverModel.ts'

/** What devices were told of messages below their months. */

const atOnce = 3
const shown = ({ mirror }: Device, entity: string): Row[] =>
  [...(mirror.entries.get(entity)?.values() ?? [])].flatMap(({ row }) => row ?? [])

/** Of this thread what is told above the device's months, without a gap. */
export function olderOf(device: Device, thread: Row): OlderMessages {
  const { history } = device.mirror.meta
  const blocks = (device.older.get(thread.id) ?? []).filter((block) => block.history === history)
  if (device.history.options.without?.includes('olderJoined')) return everyBlock(blocks)
  return joinedOlder(blocks, asConversation(thread), firstOf(device, thread.id))
}

export function firstOf(device: Device, thread: string): ConversationMessage | null {
  const messages = shown(device, 'message').map((row) => row as unknown as ConversationMessage)
  return messages.filter(({ conversation_id }) => conversation_id === thread).sort(bySaid)[0] ?? null
}

/** The rule taken away: whatever was told is shown. */
function everyBlock(blocks: readonly OlderRecord[]): OlderMessages {
  const messages = blocks.flatMap((block) => block.messages).sort(bySaid)
  return { messages, before: messages[0] ?? null }
}

/** The user goes up in a thread; the answer takes its time. */
export function askOlder(history: History, device: Device, random: Random) {
  const { server, world } = history
  const threads = shown(device, 'conversation')
  if (!(server instanceof ServerModel) || threads.length === 0 || !device.online) return
  const { id } = random.pick(threads)
  const { before } = olderOf(device, threads.find((row) => row.id === id)!)
  const [there, back] = [random.between(5, 3_000), random.between(5, 12_000)]
  const of = device.mirror.meta.history
  if (before === null) return
  world.after(there, () => {
    const { user } = device.actor
    if (!server.up || history.isDisabled(user) || !server.visible(user).has(`conversation/${id}`)) return
    const answer = server.talks!.older(id, before, atOnce)
    world.count('older')
    world.after(back, () => {
      const thread = device.mirror.entries.get('conversation')?.get(id)?.row
      if (!thread || thread.floor_edition !== answer.floor_edition || device.mirror.meta.history !== of) return
      const { messages, is_all } = answer
      const from = messages[0] ?? before
      const block: OlderRecord = {
        key: `${id} ${before.at} ${before.id}`,
        conversation: id,
        used: 0,
        scope: conversationScope(asConversation(thread)),
        history: of,
        floor_edition: answer.floor_edition,
        from: { at: from.at, id: from.id },
        to: { at: before.at, id: before.id },
        messages,
        is_all,
        bytes: 0,
      }
      const others = (device.older.get(id) ?? []).filter(({ key }) => key !== block.key)
      device.older.set(id, [...others, block])
    })
  })
}

/** What is shown above the months is what the server has there, without a gap and without anything that is gone. */
export function checkOlder(history: History, device: Device) {
  const { server, fail } = history
  if (!(server instanceof ServerModel) || !server.talks) return
  for (const thread of shown(device, 'conversation')) {
    const { messages, before } = olderOf(device, thread)
    const first = firstOf(device, thread.id)
    const all = server.talks.saidIn(thread.id).filter((message) => first === null || bySaid(message, first) < 0)
    const expected = before === null ? all : all.slice(all.length - messages.length)
    const told = messages.map(({ id }) => id).join(' ')
    if (told !== expected.map(({ id }) => id).join(' '))
      return fail(
        `${device.name}: older messages of ${thread.id} are ${told}, not ${expected.map(({ id }) => id).join(' ')}`,
      )
  }
}
