import { createHmac } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { noLog } from '../../server/log.ts'
import { randomFrom } from '../../server/sample/random.ts'
import type { TemplateRequest } from '../../server/sandbox/graph/requests.ts'
import { openSandboxGraph } from '../../server/sandbox/graph/server.ts'

/** Where it is, and its numbers, each with its secrets. */
export type GraphPlace = { url: string; numbers: { id: string; token: string; appSecret: string }[] }
/** What became of a message, and the price that its statuses tell. */
export type ToldMessage = { ref: string; statuses: readonly string[]; pricing: object }
/** By the place of a number, where its statuses are told; '' nowhere. */
type Hooks = readonly string[]

export type GraphAsk =
  | { of: 'begin'; template: TemplateRequest; hooks: Hooks }
  | { of: 'taken' }
  | { of: 'flood'; hook: string; refs: readonly string[]; perSecond: number; seconds: number }
  | { of: 'tell'; hook: string; messages: readonly ToldMessage[]; times: number; perCall: number; seed: number }
/** `at`: when each message came, in milliseconds of the wall clock. */
export type GraphSaid =
  | { of: 'taken'; at: number[]; people: number }
  | { of: 'flood'; waits: number[] }
  | { of: 'done' }

// Meta's Graph in a process of its own: what it costs is not the sender's. It takes what comes, at any pace.
const graph = await openSandboxGraph({
  log: noLog,
  portfolios: [0, 1].map(() => ({ portfolioLimit: 1e9, perSecond: 1e9 })),
  hook: async ({ body }) => gather(body),
})
const { worlds } = graph
let hooks: Hooks = []
const waiting: object[][] = worlds.map(() => [])
const taken: { at: number; phone: string }[] = []
for (const world of worlds) {
  const send = world.send.bind(world)
  world.send = (request) => {
    const answer = send(request)
    if (answer.person) taken.push({ at: performance.timeOrigin + performance.now(), phone: answer.person.phone })
    return answer
  }
}

/** Meta tells many things in one call when there are many. */
function gather(body: string): boolean {
  const { entry } = JSON.parse(body) as { entry: { id: string; changes: { value: object }[] }[] }
  const n = worlds.findIndex(({ waba }) => waba === entry[0]!.id)
  if (hooks[n]) waiting[n]!.push(...entry.flatMap(({ changes }) => changes))
  return true
}

const mostChanges = 100
async function tellOn(n: number): Promise<never> {
  for (;;) {
    const changes = waiting[n]!.splice(0, mostChanges)
    if (changes.length && hooks[n]) await post(n, hooks[n], callOf(n, changes))
    else await sleep(10)
  }
}

const callOf = (n: number, changes: readonly object[]) =>
  JSON.stringify({ object: 'whatsapp_business_account', entry: [{ id: worlds[n]!.waba, changes }] })

const changeOf = (n: number, statuses: readonly object[]) => ({
  field: 'messages',
  value: {
    messaging_product: 'whatsapp',
    metadata: { display_phone_number: '1', phone_number_id: worlds[n]!.number },
    statuses,
  },
})

/** Until it is taken, as Meta does for days. */
async function post(n: number, url: string, body: string): Promise<void> {
  const signature = `sha256=${createHmac('sha256', worlds[n]!.appSecret).update(body).digest('hex')}`
  const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature }
  for (;;) {
    const answer = await fetch(url, { method: 'POST', headers, body }).catch(() => null)
    await answer?.arrayBuffer()
    if (answer?.ok) return
    await sleep(50)
  }
}

/** One status in each call. How long each answer took, in milliseconds. */
async function flood({ hook, refs, perSecond, seconds }: Extract<GraphAsk, { of: 'flood' }>): Promise<number[]> {
  const from = performance.now()
  const one = async (n: number) => {
    const status = { id: refs[n % refs.length], status: 'read', timestamp: String(1_764_000_000 + n) }
    const body = callOf(0, [changeOf(0, [status])])
    const at = performance.now()
    await post(0, hook, body)
    return performance.now() - at
  }
  const waits: Promise<number>[] = []
  for (let n = 0; n < perSecond * seconds; n++) {
    const early = from + (n * 1_000) / perSecond - performance.now()
    if (early > 1) await sleep(early)
    waits.push(one(n))
  }
  return Promise.all(waits)
}

/** All statuses of all messages, so many times each, in no order at all. */
async function tell({ hook, messages, times, perCall, seed }: Extract<GraphAsk, { of: 'tell' }>): Promise<void> {
  const random = randomFrom(seed)
  const all = messages.flatMap(({ ref, statuses, pricing }) =>
    statuses.flatMap((status) =>
      Array.from({ length: times }, () => ({ at: random.next(), status: statusOf(ref, status, pricing) })),
    ),
  )
  const shuffled = all.toSorted((a, b) => a.at - b.at).map(({ status }) => status)
  for (let from = 0; from < shuffled.length; from += perCall)
    await post(0, hook, callOf(0, [changeOf(0, shuffled.slice(from, from + perCall))]))
}

const statusOf = (id: string, status: string, pricing: object) => ({
  id,
  status,
  timestamp: '1764000000',
  ...(status === 'failed' ? { errors: [{ code: 131_026 }] } : { pricing }),
})

async function answer(asked: GraphAsk): Promise<GraphSaid> {
  switch (asked.of) {
    case 'begin':
      begin(asked)
      return { of: 'done' }
    case 'taken':
      return {
        of: 'taken',
        at: taken.map(({ at }) => at),
        people: new Set(taken.map(({ phone }) => phone)).size,
      }
    case 'flood':
      return { of: 'flood', waits: await flood(asked) }
    case 'tell':
      await tell(asked)
      return { of: 'done' }
  }
}

function begin(asked: Extract<GraphAsk, { of: 'begin' }>): void {
  hooks = asked.hooks
  taken.length = 0
  for (const world of worlds) {
    world.shown.length = 0
    if (world.templates.size) continue
    const { id } = world.handInTemplate(asked.template)
    world.judgeTemplate(id, 'APPROVED')
  }
}

for (const n of worlds.keys()) void tellOn(n)
process.on('message', (asked: GraphAsk) => void answer(asked).then((said) => process.send?.(said)))
const place: GraphPlace = {
  url: graph.url,
  numbers: worlds.map(({ number, token, appSecret }) => ({ id: number, token, appSecret })),
}
process.send?.(place)
