import { openSandboxPhones } from '../../server/sandbox/phones/simulator.ts'

/** What is asked of the simulator (`SimulatorCalls`), or whom its people have got messages from. */
export type PhonesAsk = { id: number; name: string; args: unknown[] }
export type PhonesSaid = { id: number; value: unknown; error: string | null }
/** By the number of who got them: the ids of their messages, and how many came. */
export type Arrivals = Record<string, { ids: number; times: number }>

// WhatsApp in a process of its own: it outlives the ones that send, and its memory is not theirs.
const simulator = await openSandboxPhones(process.argv[2]!)
const got = new Map<string, string[]>()
simulator.onReceived(({ number, id }) => {
  const ids = got.get(number)
  if (ids) ids.push(id)
  else got.set(number, [id])
})

const arrivals = (): Arrivals =>
  Object.fromEntries([...got].map(([number, ids]) => [number, { ids: new Set(ids).size, times: ids.length }]))

process.on('message', ({ id, name, args }: PhonesAsk) => {
  const asked =
    name === 'arrivals'
      ? Promise.resolve(arrivals())
      : (simulator.ask as (name: string, ...args: unknown[]) => Promise<unknown>)(name, ...args)
  asked.then(
    (value: unknown) => process.send?.({ id, value, error: null } satisfies PhonesSaid),
    (error: unknown) => process.send?.({ id, value: null, error: String(error) } satisfies PhonesSaid),
  )
})
process.send?.(simulator.server)
