import type { CustomField, CustomValues } from '#domain/contacts/customField'
import type { Random } from './random.ts'

const day = 86_400_000
const stages = ['询价', '已寄样品', '试单', '返单']

/** What an exporter of lamps would add to every contact: how many they order at least, when the sample left, how far it is. */
export function sampleCustomFields(random: Random, now: number): CustomField[] {
  const kinds = [
    { name: '最小起订量', type: 'number', options: [] },
    { name: '样品寄出日期', type: 'date', options: [] },
    { name: '采购阶段', type: 'choice', options: stages.map((name) => ({ id: random.id(now), name })) },
  ] as const
  return kinds.map(({ name, type, options }, place) => ({
    id: random.id(now),
    name,
    type,
    options: [...options],
    place,
    removed_at: null,
    created_at: now,
    updated_at: now,
  }))
}

/** Of most contacts only some are known. */
export function sampleCustomValues(random: Random, fields: readonly CustomField[], now: number): CustomValues {
  const values: CustomValues = {}
  for (const { id, type, options } of fields) {
    if (random.chance(0.4)) continue
    if (type === 'number') values[id] = random.pick([100, 200, 500, 1_000, 3_000])
    if (type === 'date') values[id] = new Date(now - random.below(90) * day).toISOString().slice(0, 10)
    if (type === 'choice') values[id] = random.pick(options).id
  }
  return values
}
