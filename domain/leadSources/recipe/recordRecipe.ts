import { aroundNode, elementAt, type PageTree, textOfNode } from './pageTree.ts'
import { isPlainName, nodesOf, parseSelector } from './selector.ts'

/** What one entry of a list may be: the smaller ones first. */
export type EntryChoice = { at: number; selector: string; count: number }

/** Parts of an entry, never one. */
const parts = new Set(['td', 'th', 'dt', 'dd', 'br', 'option', 'b', 'i', 'em', 'strong'])
/** Of the moment, and not of the list. */
const passing = /\d{3}|^(?:is-|has-)?(?:active|current|selected|first|last|odd|even|hover|open|new|visited|loaded)$|--/i

const usableClasses = (tree: PageTree, at: number): string[] =>
  tree.nodes[at]!.classes.filter((one) => isPlainName(one) && !passing.test(one))

/** Its siblings of the same structure: the other entries of the list. */
function alikeOf(tree: PageTree, at: number): number[] {
  const { tag, parent } = tree.nodes[at]!
  const own = new Set(usableClasses(tree, at))
  const isAlike = (other: number) => {
    const classes = usableClasses(tree, other)
    return own.size === 0 ? classes.length === 0 : classes.some((one) => own.has(one))
  }
  return (tree.children[parent] ?? []).filter((other) => tree.nodes[other]!.tag === tag && isAlike(other))
}

/** Which entries somebody may mean who points at something inside of one. */
export function entryChoices(tree: PageTree, pointed: number): EntryChoice[] {
  const from = elementAt(tree, pointed)
  return [from, ...aroundNode(tree, from)].flatMap((at) => {
    const alike = alikeOf(tree, at)
    if (parts.has(tree.nodes[at]!.tag) || alike.length < 2) return []
    const selector = selectorOfAlike(tree, alike)
    return selector ? [{ at, selector, count: countOf(tree, selector) }] : []
  })
}

/** The one that there is most of beside each other: entries are more than the parts of one, and than the sections of a page. */
export function likelyEntry(tree: PageTree, choices: readonly EntryChoice[]): EntryChoice | null {
  const counts = new Map(choices.map((choice) => [choice, alikeOf(tree, choice.at).length]))
  return choices.reduce<EntryChoice | null>(
    (best, one) => (best === null || counts.get(one)! > counts.get(best)! ? one : best),
    null,
  )
}

const countOf = (tree: PageTree, selector: string) => nodesOf(tree, parseSelector(selector) ?? []).length

function selectorOfAlike(tree: PageTree, alike: readonly number[]): string {
  const [first] = alike
  const { tag, parent } = tree.nodes[first!]!
  const shared = usableClasses(tree, first!).filter((one) =>
    alike.every((other) => tree.nodes[other]!.classes.includes(one)),
  )
  const own = tag + shared.map((one) => `.${one}`).join('')
  return shared.length > 0 ? own : [...placeOf(tree, parent), own].join(' > ')
}

const mostSteps = 4

/** An element by its own name or class, as far in as it has none from the next one outside that has. */
function placeOf(tree: PageTree, at: number): string[] {
  const steps: string[] = []
  for (let one = at; one >= 0 && steps.length < mostSteps; one = tree.nodes[one]!.parent) {
    const named = nameOf(tree, one)
    steps.unshift(named)
    if (named !== tree.nodes[one]!.tag) break
  }
  return steps
}

function nameOf(tree: PageTree, at: number): string {
  const { tag, id } = tree.nodes[at]!
  if (isPlainName(id) && !passing.test(id)) return `${tag}#${id}`
  const [first] = usableClasses(tree, at)
  return first ? `${tag}.${first}` : tag
}

/** How a value is found again in every entry: the shortest selector that leads to it in this one. '' is the entry itself. */
export function fieldSelector(tree: PageTree, entry: number, pointed: number): string | null {
  const at = elementAt(tree, pointed)
  if (at === entry) return ''
  const way = [...aroundNode(tree, at)]
  const depth = way.indexOf(entry)
  if (depth < 0) return null
  const leads = (selector: string) => nodesOf(tree, parseSelector(selector) ?? [], entry)[0] === at
  const own = namesOf(tree, at)
  // From the element outwards, each step by its class, or by its place.
  for (let steps = 0; steps <= depth; steps++) {
    const outer = way.slice(0, steps).map((one) => namesOf(tree, one).at(steps > 1 ? -1 : 0)!)
    const found = own.map((name) => [...outer.toReversed(), name].join(' > ')).find(leads)
    if (found) return found
  }
  return null
}

/** By its classes, by its tag, by its place among those of the same tag. */
function namesOf(tree: PageTree, at: number): string[] {
  const { tag } = tree.nodes[at]!
  const classes = usableClasses(tree, at)
  return [...classes.map((one) => `${tag}.${one}`), tag, `${tag}:nth-of-type(${tree.nth[at]})`]
}

/** How the link to the next page is found; null: it is no link. */
export function nextSelector(tree: PageTree, pointed: number): string | null {
  const from = elementAt(tree, pointed)
  const at = [from, ...aroundNode(tree, from)].find((one) => tree.nodes[one]!.tag === 'a')
  if (at === undefined || !tree.nodes[at]!.href) return null
  const said = textOfNode(tree, at)
  const choices = [
    ...(tree.nodes[at]!.rel.split(/\s+/).includes('next') ? ['a[rel~=next]'] : []),
    ...usableClasses(tree, at).map((one) => `a.${one}`),
    // A number is another one on the next page.
    ...(said && said.length <= 30 && !/["\\]|^\d+$/.test(said) ? [`a:contains("${said}")`] : []),
    ...placed(tree, at),
  ]
  return choices.find((selector) => nodesOf(tree, parseSelector(selector) ?? [])[0] === at) ?? null
}

function placed(tree: PageTree, at: number): string[] {
  const own = `a:nth-of-type(${tree.nth[at]})`
  const { parent } = tree.nodes[at]!
  return parent < 0 ? [own] : [[...placeOf(tree, parent), own].join(' > ')]
}
