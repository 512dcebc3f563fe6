import { aroundNode, type PageTree, textOfNode } from './pageTree.ts'

/** One step of a selector, and how it stands to the step before it. */
type SelectorStep = {
  isChild: boolean
  tag: string
  id: string
  classes: string[]
  rel: string
  nth: number
  contains: string
}

const name = '-?[a-zA-Z_][\\w-]*'
const part = new RegExp(
  `^(?:#(${name})|\\.(${name})|\\[rel~?=["']?(${name})["']?\\]|:nth-of-type\\((\\d{1,4})\\)|:contains\\("([^"\\\\]{1,60})"\\))`,
)
const emptyStep = { isChild: false, tag: '', id: '', classes: [], rel: '', nth: 0, contains: '' }

/** What is recorded here, and what most people write by hand; null: more than that, which the crawler alone reads. */
export function parseSelector(selector: string): SelectorStep[] | null {
  const steps: SelectorStep[] = []
  let rest = selector.trim()
  for (let isChild = false; rest; ) {
    const read = readStep(rest, isChild)
    if (!read) return null
    steps.push(read.step)
    const [between = '', child] = /^(\s*(>)\s*|\s+)/.exec(read.rest)?.slice(1) ?? []
    if (read.rest && !between) return null
    isChild = child === '>'
    rest = read.rest.slice(between.length)
    if (isChild && !rest) return null
  }
  return steps.length > 0 ? steps : null
}

function readStep(text: string, isChild: boolean): { step: SelectorStep; rest: string } | null {
  const [tag = ''] = /^(?:[a-zA-Z][a-zA-Z\d-]*|\*)/.exec(text) ?? []
  const step: SelectorStep = { ...emptyStep, classes: [], isChild, tag: tag === '*' ? '' : tag.toLowerCase() }
  let rest = text.slice(tag.length)
  for (let found = part.exec(rest); found; found = part.exec(rest)) {
    const [whole, id, className, rel, nth, contains] = found
    if (id) step.id = id
    if (className) step.classes.push(className)
    if (rel) step.rel = rel
    if (nth) step.nth = Number(nth)
    if (contains) step.contains = contains
    rest = rest.slice(whole.length)
  }
  return rest === text ? null : { step, rest }
}

/** All elements that it means, in the order of the page: of the whole page, or inside of one of its elements. */
export function nodesOf(tree: PageTree, steps: readonly SelectorStep[], within = -1): number[] {
  const found: number[] = []
  const walk = (at: number): void => {
    for (const child of tree.children[at]!) {
      if (isMeant(tree, child, steps)) found.push(child)
      walk(child)
    }
  }
  if (within >= 0) walk(within)
  else for (const at of tree.nodes.keys()) if (isMeant(tree, at, steps)) found.push(at)
  return found
}

function isMeant(tree: PageTree, at: number, steps: readonly SelectorStep[]): boolean {
  const last = steps.at(-1)
  if (!last) return true
  if (!isStep(tree, at, last)) return false
  const before = steps.slice(0, -1)
  if (before.length === 0) return true
  for (const outer of aroundNode(tree, at)) {
    if (isMeant(tree, outer, before)) return true
    if (last.isChild) return false
  }
  return false
}

function isStep(tree: PageTree, at: number, { tag, id, classes, rel, nth, contains }: SelectorStep): boolean {
  const node = tree.nodes[at]!
  return (
    node.tag !== '' &&
    (!tag || node.tag === tag) &&
    (!id || node.id === id) &&
    classes.every((one) => node.classes.includes(one)) &&
    (!rel || node.rel.split(/\s+/).includes(rel)) &&
    (!nth || tree.nth[at] === nth) &&
    (!contains || textOfNode(tree, at).includes(contains))
  )
}

/** What stands in a selector as it is. */
export const isPlainName = (text: string): boolean => new RegExp(`^${name}$`).test(text)
