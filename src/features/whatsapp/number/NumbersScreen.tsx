import { isSubAccount } from '#domain/auth/policy'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { NumberList } from './NumberList.tsx'
import { NewNumber, OpenedNumber } from './NumberPage.tsx'

const opened = 'number'
const made = 'new'

/** The numbers of the company, or the one that the address names. */
export function NumbersScreen() {
  const [address, setAddress] = useAddress()
  const isMain = !isSubAccount(useUser())
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === made && isMain) return <NewNumber onClose={() => open(null)} onMade={(next) => open(next, true)} />
  if (id && id !== made) return <OpenedNumber key={id} id={id} onClose={() => open(null, true)} />
  return <NumberList onOpen={open} onNew={() => open(made)} />
}
