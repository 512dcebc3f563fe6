import * as z from 'zod/mini'

/**
 * An element of a page, or a piece of its text, as much of it as a recipe is recorded by: nothing of it is markup, and nothing runs.
 * `tag` '' is text. `parent` is its place in the list of all, which stands in the order of the page; -1 has none.
 */
export const PageNode = z.object({
  parent: z.int(),
  tag: z.string(),
  id: z.string(),
  classes: z.array(z.string()),
  rel: z.string(),
  /** where it leads, or what a picture is of */
  href: z.string(),
  text: z.string(),
})
export type PageNode = z.output<typeof PageNode>

export type PageTree = {
  nodes: readonly PageNode[]
  /** of each its children, in their order */
  children: readonly (readonly number[])[]
  /** of each the how manieth of its name it is among them, from 1 */
  nth: readonly number[]
}

export function treeOf(nodes: readonly PageNode[]): PageTree {
  const children: number[][] = nodes.map(() => [])
  const counts = nodes.map(() => new Map<string, number>())
  const tops = new Map<string, number>()
  const nth = nodes.map(({ parent, tag }, at) => {
    children[parent]?.push(at)
    const count = counts[parent] ?? tops
    count.set(tag, (count.get(tag) ?? 0) + 1)
    return count.get(tag)!
  })
  return { nodes, children, nth }
}

/** All that it says, as a line. */
export function textOfNode(tree: PageTree, at: number): string {
  const said: string[] = []
  const walk = (one: number): void => {
    said.push(tree.nodes[one]!.text)
    for (const child of tree.children[one]!) walk(child)
  }
  walk(at)
  return said.join('').replace(/\s+/g, ' ').trim()
}

/** Those around it, the nearest first. */
export function* aroundNode({ nodes }: PageTree, at: number): Generator<number> {
  for (let one = nodes[at]!.parent; one >= 0; one = nodes[one]!.parent) yield one
}

export const isInside = (tree: PageTree, at: number, outer: number): boolean =>
  at === outer || [...aroundNode(tree, at)].includes(outer)

/** The element of a piece of text. */
export const elementAt = ({ nodes }: PageTree, at: number): number => (nodes[at]!.tag ? at : nodes[at]!.parent)
