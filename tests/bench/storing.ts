import { type Measurement, measure, serveBenchPage, type Task } from './benchPage.ts'
import { storedRows } from './page/sample.ts'
import { type Figure, median } from './table.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 3)
const timesFaster = 20

/**
 * How fast the rows of a first sync are durable, and what they take there; a new profile each time. `bulkPut`: the rate of
 * its peer, in rows a second.
 */
export async function benchStoring(): Promise<{ figures: Figure[]; bulkPut: number }> {
  const page = await serveBenchPage()
  let profiles = 0
  const stored = async (task: Task): Promise<Measurement> => {
    const context = await page.openProfile(`profile-${profiles++}`)
    try {
      return await measure(context, page.url, task)
    } finally {
      await context.close()
    }
  }
  try {
    const leaves: Measurement[] = []
    for (let round = 0; round < rounds; round++) leaves.push(await stored('leaves'))
    // They take a minute, which evens out what else the machine does.
    const indexed = await stored('bulkPut')
    const bare = await stored('bulkPutFewIndexes')
    const figures = storingFigures(median(leaves.map(({ ms }) => ms)), leaves[0]!, indexed, bare)
    return { figures, bulkPut: rate(indexed.ms) }
  } finally {
    await page.close()
  }
}

const rate = (ms: number) => (storedRows * 1_000) / ms

function storingFigures(ms: number, leaves: Measurement, indexed: Measurement, bare: Measurement): Figure[] {
  const name = `${storedRows.toLocaleString('en-US')} rows durable, by the engine from pages in memory`
  return [
    {
      name,
      value: rate(ms),
      unit: 'rows/s',
      against: {
        name: 'bulkPut, indexes for the orders and filters of the list',
        value: rate(indexed.ms),
        atLeast: timesFaster,
      },
    },
    {
      name,
      value: rate(ms),
      unit: 'rows/s',
      against: { name: 'bulkPut, indexes of the leaves: id and scope', value: rate(bare.ms) },
    },
    {
      name: 'the same rows on the disk',
      value: leaves.value / storedRows,
      unit: 'bytes/row',
      against: { name: 'bulkPut, indexes for the list', value: indexed.value / storedRows },
    },
  ]
}
