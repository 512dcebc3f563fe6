import { likelyFair } from '#domain/fair/fair'
import { rowsWhere } from '#workers/database/read'
import { readOnce, useStored } from '../../lib/reader.ts'

/** What is put on everybody who is captured, until it is chosen anew; remembered on this device, for this user. */
export type FairChoice = { fair: string | null; booth: string; tags: string[]; followUpDays: number | null }

const key = 'fair.choice'
const firstChoice: FairChoice = { fair: null, booth: '', tags: [], followUpDays: null }
const all = () => true

/** Fairs by name, with the one that is chosen; undefined while they are being read. */
export function useFairs() {
  const fairs = useStored(async (db) => {
    const rows = await rowsWhere(db, 'fair', all)
    return rows.toSorted((a, b) => a.name.localeCompare(b.name))
  }, [])
  const kept = useStored(async (db) => (await db.drafts.get(key)) ?? null, [])
  if (!fairs || kept === undefined) return undefined
  const choice = { ...firstChoice, ...(kept?.value as Partial<FairChoice> | undefined) }
  // Before anybody has chosen, the fair that is on today.
  const fair = kept ? (fairs.find(({ id }) => id === choice.fair) ?? null) : likelyFair(fairs, today())
  const booth = fair?.booths.includes(choice.booth) ? choice.booth : fair?.booths.length === 1 ? fair.booths[0]! : ''
  return { fairs, fair, choice: { ...choice, fair: fair?.id ?? null, booth } }
}

/** Of two changes in quick succession both count: what is kept may be newer than what is shown. */
export const changeChoice = (shown: FairChoice, some: Partial<FairChoice>) =>
  readOnce((db) =>
    db.transaction('rw', db.drafts, async () => {
      const kept = (await db.drafts.get(key))?.value as Partial<FairChoice> | undefined
      await db.drafts.put({ key, value: { ...(kept ?? shown), ...some }, at: Date.now() })
    }),
  )

/** As somebody at the fair writes it. */
function today(): string {
  const now = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}

export const useBoothPages = () =>
  useStored(async (db) => {
    const rows = await rowsWhere(db, 'booth_page', all)
    return rows.toSorted((a, b) => b.created_at - a.created_at)
  }, [])
