import type { Turn } from '#domain/campaigns/pace'
import type { WhatsappAccount } from '#domain/channels/account'
import { portfolioOf, whatsappRules } from '#domain/whatsapp/campaignRules'
import type { PaceBook, PaceOf } from '../../campaigns/sending/paceBook.ts'
import { openRates, readRates } from '../../campaigns/sending/rates.ts'
import type { Connection } from '../../db/connect.ts'
import { openPeople, peopleCountOf } from './people.ts'

/**
 * The pace of a number, to one person, and to people of whom Meta counts each once in 24 hours; a person is a group. `countsPeople`:
 * false for who is answered within their window.
 */
export async function openWhatsappPace(
  connection: Connection,
  of: PaceOf,
  row: WhatsappAccount,
  { countsPeople = true } = {},
): Promise<PaceBook> {
  const rates = await openRates(connection, of, whatsappRules.ratesOf(row))
  if (!countsPeople) return rates
  const people = openPeople(connection, of.account, row)
  return {
    ...rates,
    turn(person, now) {
      const turn = rates.turn(person, now)
      return person ? later(turn, people.turn(person, now)) : turn
    },
    pour(person, now) {
      rates.pour(person, now)
      if (person) people.take(person)
    },
    async load(persons) {
      await rates.load(persons)
      await people.load(persons.filter(Boolean))
    },
    async write() {
      await rates.write()
      await people.write()
    },
  }
}

/** How it stands for who only looks: of somebody who was not written to lately. */
export async function readWhatsappPace(
  connection: Connection,
  of: PaceOf,
  row: WhatsappAccount,
  now: number,
): Promise<(person: string) => Turn> {
  const turnAt = await readRates(connection, of, whatsappRules.ratesOf(row), now)
  const { limit, used, nextAt } = await peopleCountOf(connection, { account: of.account, portfolio: portfolioOf(row) })
  const isFull = limit !== null && used >= limit
  const people: Turn = isFull ? { at: nextAt ?? now, wait: 'dailyPeople' } : { at: now, wait: null }
  return (person) => later(turnAt(person), people)
}

const later = (a: Turn, b: Turn): Turn => (b.at > a.at ? b : a)
