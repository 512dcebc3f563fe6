import type { ListRecipe } from './listRecipe.ts'
import { type PageTree, textOfNode } from './pageTree.ts'
import { nodesOf, parseSelector } from './selector.ts'

/** Of these it is said where they lead, and not what stands in the link. */
export const addressFields: ReadonlySet<string> = new Set(['website', 'social', 'image', 'email', 'phone', 'whatsapp'])

/** `at`: where the entry stands on the page. */
export type RecipeRow = { at: number; fields: Record<string, string> }

/** What a recipe finds on a page; null: a selector is more than can be tried here. */
export function rowsOfRecipe(tree: PageTree, recipe: Pick<ListRecipe, 'entry' | 'fields'>): RecipeRow[] | null {
  const entry = parseSelector(recipe.entry)
  const fields = Object.entries(recipe.fields).map(([field, selector]) => ({
    field,
    steps: selector === '' ? [] : parseSelector(selector),
  }))
  if (!entry || fields.some(({ steps }) => steps === null)) return null
  return nodesOf(tree, entry)
    .map((at) => ({
      at,
      fields: Object.fromEntries(
        fields.flatMap(({ field, steps }) => {
          const [found] = steps!.length === 0 ? [at] : nodesOf(tree, steps!, at)
          const said = found === undefined ? '' : saidByNode(tree, found, field)
          return said ? [[field, said] as const] : []
        }),
      ),
    }))
    .filter(({ fields }) => Object.keys(fields).length > 0)
}

export function saidByNode(tree: PageTree, at: number, field: string): string {
  const { href } = tree.nodes[at]!
  return addressFields.has(field) && href ? href.replace(/^(?:mailto|tel):([^?]*).*$/i, '$1') : textOfNode(tree, at)
}
