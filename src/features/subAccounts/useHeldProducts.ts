import { holds } from '#domain/products'
import { useUser } from '../../lib/session.ts'

/** What the company has now, and so may hand on. */
export function useHeldProducts(): number[] {
  const { product_list } = useUser()
  return product_list.map(({ id }) => id).filter((id) => holds(product_list, id))
}
