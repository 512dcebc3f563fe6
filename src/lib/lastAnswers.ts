import type { Call, InputOf } from '#domain/shared/call'
import { readOnce } from './reader.ts'
import { currentUser } from './session.ts'

/** What the server said, and when. What it alone knows is shown from here without a network. */
export type LastAnswer = { data: unknown; at: number }

/** More are pages that nobody turns back to. */
const most = 100
/** A longer question is not asked twice. */
const longest = 100_000
const inMemory = new Map<string, LastAnswer>()
const keyOf = (call: Call, input: string) => `${currentUser()?.id} ${call.path} ${input}`

export const recalled = (call: Call, input: string): LastAnswer | null => inMemory.get(keyOf(call, input)) ?? null

/** From the user's own database, where the last answer of each call is kept for the next visit. */
export async function recalledFromDisk(call: Call, input: string): Promise<LastAnswer | null> {
  const kept = await readOnce((db) => db.snapshots.get(answerName(call, input)))
  const value = kept?.value as { input: string; answer: LastAnswer } | undefined
  if (value?.input !== input || !call.output.safeParse(value.answer.data).success) return null
  return value.answer
}

export type KeptQuestion<C extends Call> = { input: InputOf<C>; at: number }

/** What was asked last, where its answer is on this device: a question about days is another one tomorrow. */
export async function keptQuestion<C extends Call>(call: C): Promise<KeptQuestion<C> | null> {
  const kept = await readOnce((db) => db.snapshots.get(answerName(call, '')))
  if (!kept) return null
  const { input, answer } = kept.value as { input: string; answer: LastAnswer }
  const asked = call.input.safeParse(JSON.parse(input))
  const isReadable = asked.success && call.output.safeParse(answer.data).success
  return isReadable ? { input: asked.data as InputOf<C>, at: answer.at } : null
}

export function remember(call: Call, input: string, answer: LastAnswer) {
  if (call.unkept || input.length > longest) return
  inMemory.delete(keyOf(call, input))
  inMemory.set(keyOf(call, input), answer)
  if (inMemory.size > most) inMemory.delete(inMemory.keys().next().value!)
  // A full disk keeps none; the answer is on the screen all the same.
  const kept = call.keptAnswers ? keepAmong(call, call.keptAnswers, input, answer) : keep(call, input, answer)
  kept.catch(console.error)
}

const keep = (call: Call, input: string, answer: LastAnswer) =>
  readOnce((db) => db.snapshots.put({ name: answerName(call, input), value: { input, answer } }))

/** Several answers of one call: of more, those that were asked for the longest time ago go. */
async function keepAmong(call: Call, most: number, input: string, answer: LastAnswer) {
  await keep(call, input, answer)
  await readOnce(async (db) => {
    const list = `answers ${call.path}`
    const names = ((await db.snapshots.get(list))?.value as string[] | undefined) ?? []
    const name = answerName(call, input)
    const held = [...names.filter((one) => one !== name), name]
    const pinned = ((await db.snapshots.get(pinnedAnswers))?.value as { names: string[] }[] | undefined) ?? []
    const kept = new Set(pinned.flatMap((page) => page.names))
    await db.snapshots.bulkDelete(held.slice(0, -most).filter((one) => !kept.has(one)))
    await db.snapshots.put({ name: list, value: held.slice(-most) })
  })
}

/** Pages that a user keeps on this device, each with the names of its answers: those stay. */
export const pinnedAnswers = 'pinned answers'

export const answerName = (call: Call, input: string) =>
  call.keptAnswers ? `answer ${call.path} ${input}` : `answer ${call.path}`
