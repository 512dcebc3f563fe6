import { holds, type ProductRoute, products } from '#domain/products'
import { useUser } from './session.ts'

/** Whether the user holds a product now. */
export const useHasProduct = (route: ProductRoute) => holds(useUser().product_list, products[route])
