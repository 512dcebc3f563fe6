import type { ChannelRules } from '#domain/campaigns/channelRules'
import type { SendOutcome } from '#domain/campaigns/outcome'
import { sendersOf } from '#domain/campaigns/steps'
import { daytimeCountries } from '../../testing/daytime.ts'
import { type CampaignDriver, type ChannelSender, MessageGone, type Way } from './driver.ts'
import { openRates, readRates } from './rates.ts'
import { keepMessages } from './run.ts'

const allDay = { from: 0, to: 24, days: [0, 1, 2, 3, 4, 5, 6] }
const letter = 'New prices for spring'

/** Where it is day now, whenever this runs: nobody is written to at night. */
export const [near, far, barred] = daytimeCountries('linked').open as [string, string, string]

/** A channel for tests: pigeons, which carry letters to whom has a phone, and know no way to `barred`. */
const rules: ChannelRules<string, { perSecond: number }> = {
  channel: 'linked',
  keyOf: (text) => text.replace(/\D/g, '') || null,
  groupOf: () => '',
  // Across a border it takes a pair of them.
  costOf: (text, { country }) => ({ points: country === near ? 1 : 2, parts: Math.ceil(text.length / 100) }),
  refusal: (_, { country }) => (country === barred ? 'senderNotAllowed' : null),
  ratesOf: ({ perSecond }) => [{ of: 'sender', many: perSecond, perMs: 1_000, atOnce: perSecond }],
}

/**
 * Two lofts may be given: the first one flies to `near` alone if `byCountry`, and everywhere else the second one does.
 * `flown`: address and loft.
 */
export type Lofts = {
  flown: [string, string][]
  answers: (address: string, loft: string) => SendOutcome
  byCountry?: boolean
}

export function pigeons({ flown, answers, byCountry = false }: Lofts): CampaignDriver {
  const rates = rules.ratesOf({ perSecond: 50 })
  const wayOf = (senders: ReadonlyMap<string, ChannelSender>, order: readonly string[], country: string): Way => {
    const there = order.filter((id, nth) => senders.has(id) && (!byCountry || (nth === 0) === (country === near)))
    return there[0] === undefined ? { refused: 'noWay' } : { over: there[0] }
  }
  return {
    ledger: {
      channel: rules.channel,
      async prepare(connection, { account, task, messages }) {
        const letters = messages.map(({ step }) => ({ step, letter }))
        return {
          keep: async () => void (await keepMessages(connection, { account, task }, letters)),
          begun: async () => [],
        }
      },
      refusalOf: async () => (to) => rules.refusal(letter, to),
      readSender: async (_, { id }) => ({ id, hours: allDay }),
      senderStamps: async () => new Map(),
      openPace: (connection, of) => openRates(connection, of, rates),
      readTurns: (connection, of, _, now) => readRates(connection, of, rates, now),
      costsOf: async (_, __, some) =>
        new Map(some.map(({ id, address, country }) => [id, rules.costOf(letter, { key: address, country }).points])),
      async waysOf(_, { task, senders }, some) {
        const order = sendersOf(task, rules.channel)
        return new Map(some.map(({ id, country }) => [id, wayOf(senders, order, country)]))
      },
    },
    async open({ sender, channel }) {
      if (channel !== rules.channel) throw new MessageGone('no letter')
      return async ({ address }, { beforeHandOver }) => {
        const outcome = answers(address, sender.id)
        if (outcome.kind === 'account' || outcome.kind === 'later') return outcome
        await beforeHandOver()
        flown.push([address, sender.id])
        return outcome
      }
    },
    stop() {},
  }
}
