import { useAddress } from '../../../lib/useAddress.ts'
import { EditProduct, NewProductForm, RefusedProductForm } from '../wizard/ProductScreen.tsx'
import { ProductListPage } from './ProductListPage.tsx'

const opened = 'product'

/** The products of the shop, or the one that the address names. */
export function ProductsScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const refused = address.get('refused')
  const open = (next: string | null, replace = false) =>
    setAddress(
      (now) => {
        now.delete('refused')
        if (next === null) now.delete(opened)
        else now.set(opened, next)
        return now
      },
      { replace },
    )
  const close = () => open(null, true)
  if (refused) return <RefusedProductForm key={refused} uid={refused} onClose={close} />
  if (id === 'new') return <NewProductForm onClose={close} />
  if (id) return <EditProduct key={id} id={id} onClose={close} />
  return <ProductListPage onOpen={(next) => open(next)} onNew={() => open('new')} />
}
