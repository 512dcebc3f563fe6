import { useEffect, useMemo, useState } from 'react'
import { limits } from '#domain/limits'
import type { AddressedNumber } from '#workers/campaigns/audienceApi'
import { contactsByIds } from '#workers/database/read'
import { useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useMessageChannel } from '../messages/useMessageChannel.ts'
import { type ReadNumbers, readNumbers } from './numbers.ts'

/** As somebody types it: numbers in any writing, and contacts that were picked. */
export type FastDraft = { typed: string; chosen: readonly string[]; country: string }

export type FastNumber = { number: string; country: string; contact: string | null; name: string }
export type FastNumbers = {
  all: readonly FastNumber[]
  /** those who said no, or to whom nothing gets through: they get nothing */
  refused: readonly FastNumber[]
  wrong: ReadNumbers['wrong']
  doubles: number
  /** second numbers of contacts that are named already */
  further: number
  /** of `all`: those nobody knows */
  unknown: number
  countries: readonly string[]
  /** picked contacts that have no number */
  without: number
}

type Plans = typeof import('#workers/sheets/import/phones')
const none: ReadNumbers = { numbers: [], wrong: [], doubles: 0 }

/** Whom it goes to, each number once. The numbering plans come with the first number. */
export function useFastNumbers({ typed, chosen, country }: FastDraft): FastNumbers {
  const { audience } = useClient()
  const plans = usePlans()
  const [ids, setIds] = useState<Readonly<Record<string, string>>>({})
  const picked = useStored((db) => contactsByIds(db, chosen), [chosen.join()])
  const ofPicked = useMemo(
    () =>
      (picked ?? []).flatMap((contact) =>
        contact?.phones[0]
          ? [{ number: contact.phones[0].full_number, contact: contact.id, name: contact.name || contact.company }]
          : [],
      ),
    [picked],
  )
  const read = useMemo(() => {
    const known = ofPicked.map(({ number }) => number)
    return plans
      ? readNumbers(typed, (text) => plans.readPhone(text, country), { known, most: limits.smsFastSend })
      : none
  }, [plans, typed, country, ofPicked])
  const wanted = read.numbers.join()
  useEffect(() => {
    if (!wanted) return
    let isHere = true
    audience
      .withPhones(wanted.split(','))
      .then((found) => isHere && setIds(found.ids))
      .catch(console.error)
    return () => {
      isHere = false
    }
  }, [audience, wanted])
  const countryOf = (number: string) => plans?.countryOfNumber(number) ?? ''
  const { all: named, further } = oncePerContact([
    ...ofPicked.map((one) => ({ ...one, country: countryOf(one.number) })),
    ...read.numbers.map((number) => ({ number, country: countryOf(number), contact: ids[number] ?? null, name: '' })),
  ])
  const refusedOnes = useRefused(named)
  const all = named.filter(({ number }) => !refusedOnes.has(number))
  return {
    all,
    refused: named.filter(({ number }) => refusedOnes.has(number)),
    wrong: read.wrong,
    doubles: read.doubles,
    further,
    unknown: all.filter(({ contact }) => contact === null).length,
    countries: [...new Set(all.map((one) => one.country))].filter(Boolean),
    without: picked ? picked.filter((contact) => contact && contact.phones.length === 0).length : 0,
  }
}

/** To which of them nothing is sent: the server would skip them. */
function useRefused(named: readonly FastNumber[]): ReadonlySet<string> {
  const { audience } = useClient()
  const channel = useMessageChannel()
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const asked = JSON.stringify(named.map(({ number, contact }) => ({ number, contact })))
  useEffect(() => {
    let isHere = true
    audience
      .refusedNumbers(channel, JSON.parse(asked) as AddressedNumber[])
      .then((found) => isHere && setRefused(new Set(found)))
      .catch(console.error)
    return () => {
      isHere = false
    }
  }, [audience, channel, asked])
  return refused
}

/** Of several numbers of one contact the first one: a task writes to a contact once. */
function oncePerContact(named: readonly FastNumber[]): { all: FastNumber[]; further: number } {
  const contacts = new Set<string>()
  const all = named.filter(({ contact }) => contact === null || (!contacts.has(contact) && contacts.add(contact)))
  return { all, further: named.length - all.length }
}

function usePlans(): Plans | null {
  const [plans, setPlans] = useState<Plans | null>(null)
  useEffect(() => {
    import('#workers/sheets/import/phones').then(setPlans, console.error)
  }, [])
  return plans
}
