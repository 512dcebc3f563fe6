import { readFileSync } from 'node:fs'
import { type PriceDiff, type PriceLine, usualPoints } from '#domain/campaigns/prices'
import type { Arguments } from '../../arguments.ts'
import type { Database } from '../../db/connect.ts'
import { OperatorError } from '../../operator.ts'
import { checkPrices, importPrices, listPriceImports, type PriceSource } from './importPrices.ts'
import { readPriceLines } from './prices.ts'

export const priceUsage = `  check-prices   FILE     what a file of message prices would change; changes nothing
  import-prices  FILE     CSV with the columns channel,country,category,from,points: points for one part from a day on;
                 an empty country or category is every other one. Lines that the file does not name stay
  list-prices    the lines that hold, and who imported what`

export const priceCommands = ({
  subject,
}: Pick<Arguments, 'subject'>): Record<string, (database: Database) => Promise<void>> => ({
  async 'check-prices'(database) {
    tell(await checkPrices(database, sourceOf(subject)))
    console.log('Nothing was changed.')
  },
  async 'import-prices'(database) {
    tell(await importPrices(database, sourceOf(subject)))
    console.log('These prices hold for what is sent from now on.')
  },
  async 'list-prices'(database) {
    for (const line of await readPriceLines(database.pool)) console.log(wordsOf(line))
    console.log(`everything else\t${usualPoints} a part`)
    for (const { at, operator, file, added, changed } of await listPriceImports(database))
      console.log(`${at.toISOString()}\t${operator}\t${file}\t${added} added, ${changed} changed`)
  },
})

function tell({ added, changed, same }: PriceDiff): void {
  for (const line of added) console.log(`new\t${wordsOf(line)}`)
  for (const { line, before } of changed) console.log(`changed\t${wordsOf(line)} (was ${before})`)
  console.log(`${added.length} new, ${changed.length} changed, ${same} as they are.`)
}

const wordsOf = ({ channel, country, category, from, points }: PriceLine) =>
  [channel, country || 'all countries', category || 'all categories', `from ${from}`, `${points} a part`].join('\t')

function sourceOf(path: string): PriceSource {
  if (!path) throw new OperatorError('Name the file, such as import-prices prices.csv.')
  try {
    return { path, text: readFileSync(path, 'utf8') }
  } catch {
    throw new OperatorError(`${path} cannot be read.`)
  }
}
