import { shopMailKinds } from '#domain/campaigns/shopMail'
import { useAddress } from '../../../lib/useAddress.ts'
import { ShopMailForm } from './ShopMailForm.tsx'
import { ShopMailList } from './ShopMailList.tsx'

/** All mails of the shop, or the form of a new one. */
export function ShopMailsScreen() {
  const [address, setAddress] = useAddress()
  const kind = shopMailKinds.find((one) => one === address.get('new'))
  if (kind) return <ShopMailForm key={kind} kind={kind} onClose={() => setAddress({}, { replace: true })} />
  return <ShopMailList onWrite={(wanted) => setAddress({ new: wanted })} />
}
