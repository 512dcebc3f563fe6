import max from 'libphonenumber-js/max/metadata'
import { plainDigits, splitPhones } from '#domain/contacts/importValues'
import type { ImportPlan, PhoneDoubts } from '../api.ts'
import type { Workbook } from '../read/workbook.ts'
import { phoneReader } from './phoneReader.ts'
import { countryIn } from './rowCountry.ts'

/** With the full plans: of a list nobody looks at each number, and these tell more of them apart. */
export const listPhones = phoneReader(max)

const rowsLookedAt = 300
const examplesShown = 3
/** Digits alone, which may have a code and no plus, or none. */
const bareDigits = /^[1-9][\d\s-]{8,}$/

/**
 * Whether the first rows of a list say how digits without a plus are meant. Those that can be read in one way alone tell
 * it of all others in their columns, when all of them are of one kind and there are enough.
 */
export async function phoneDoubts(workbook: Pick<Workbook, 'rows'>, plan: ImportPlan): Promise<PhoneDoubts> {
  const columns = Object.keys(plan.mapping)
    .map(Number)
    .filter((column) => plan.mapping[column] === 'phones')
  const counts = { local: 0, abroad: 0, doubtful: 0 }
  const examples = new Map<string, PhoneDoubts['examples'][number]>()
  if (columns.length > 0)
    for await (const batch of workbook.rows(plan.sheet, { limit: plan.headerRow + 1 + rowsLookedAt }))
      for (const { index, cells } of batch)
        if (index > plan.headerRow && !countryIn(cells, plan))
          for (const column of columns) for (const part of splitPhones(cells[column] ?? '')) look(part)
  const { local, abroad, doubtful } = counts
  const isEnough = local + abroad >= Math.max(2, doubtful / 10)
  const usual = !isEnough || (local > 0 && abroad > 0) ? null : local > 0 ? 'local' : 'abroad'
  return { usual, doubtful, examples: [...examples.values()].slice(0, examplesShown) }

  function look(part: string) {
    if (!bareDigits.test(plainDigits(part))) return
    const read = listPhones.readNumber(part, { row: '', user: plan.defaultCountry })
    if (!read) return
    const digits = part.replace(/\D/g, '')
    if (!read.other) counts[read.number === digits ? 'abroad' : 'local']++
    else {
      counts.doubtful++
      const isAbroad = read.number === digits
      const [at, away] = isAbroad ? [read.other, read.number] : [read.number, read.other]
      examples.set(digits, {
        text: part,
        local: at,
        abroad: away,
        countries: [listPhones.countryOfNumber(at), listPhones.countryOfNumber(away)],
      })
    }
  }
}
