import { type CountedNumber, figuresIn, isUnitWord, standsIn } from './figures.ts'
import { stems, twoSigns } from './pieces.ts'

type Place = { figures: readonly CountedNumber[]; things: ReadonlySet<string>; sentence: ReadonlySet<string> }
type PlacedText = { title: string; body: string }

const sentenceEnds = /(?<=[.!?…])\s+|(?<=[。！？])|\n+/u
const clauseEnds = /[;；，]|[,:：]\s+|\band\b/u

/**
 * A right number about the wrong thing is a wrong answer. Each number of a sentence has to stand in a clause of its source that speaks of
 * what the sentence speaks of, and of which no other clause with a number of its kind speaks more. A price that holds from some quantity on is
 * said with it.
 */
export function areFiguresPlaced(sentence: string, source: readonly PlacedText[]): boolean {
  const places = source.flatMap(placesOf)
  return clausesOf(sentence).every(({ figures, things }) => {
    if (!figures.length || !things.size) return true
    return figures.every((figure) => isPlaced({ figure, beside: figures, things }, places))
  })
}

type SaidFigure = { figure: CountedNumber; beside: readonly CountedNumber[]; things: ReadonlySet<string> }

function isPlaced({ figure, beside, things }: SaidFigure, places: readonly Place[]): boolean {
  const own = places.filter((place) => standsIn(figure, place.figures))
  const others = places.filter(
    ({ figures }) => !standsIn(figure, figures) && figures.some(({ unit }) => unit !== null && unit === figure.unit),
  )
  if (!own.some(({ sentence }) => sharedOf(things, sentence) > 0)) return false
  const most = (some: readonly Place[]) => Math.max(0, ...some.map((place) => sharedOf(things, place.things)))
  if (most(own) < most(others)) return false
  return !isMoney(figure) || own.some(({ figures }) => figures.filter(isQuantity).every((one) => standsIn(one, beside)))
}

const money: ReadonlySet<string | null> = new Set(['usd', 'eur', 'gbp', 'cny'])
const isMoney = ({ unit }: CountedNumber) => money.has(unit)
const isQuantity = ({ unit }: CountedNumber) => unit === 'piece'

function placesOf({ title, body }: PlacedText): Place[] {
  const titled = thingsIn(title)
  return body.split(sentenceEnds).flatMap((sentence) => {
    const all = new Set([...titled, ...thingsIn(sentence)])
    return clausesOf(sentence).map((clause) => ({ ...clause, sentence: all }))
  })
}

/** "and USD 4.35 from 1,000 pieces": what names no thing goes on about the one before it. */
function clausesOf(sentence: string): Omit<Place, 'sentence'>[] {
  let last: ReadonlySet<string> = new Set()
  return sentence.split(clauseEnds).map((clause) => {
    const things = thingsIn(clause)
    if (things.size) last = things
    return { figures: figuresIn(clause), things: last }
  })
}

const thingsIn = (text: string): ReadonlySet<string> =>
  new Set([
    ...stems(text.replace(/[\p{L}$€£¥%]+/gu, (word) => (isUnitWord(word) ? ' ' : word))),
    ...twoSigns(text).filter((piece) => [...piece].length > 1),
  ])

const sharedOf = (things: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...things].filter((one) => others.has(one)).length
