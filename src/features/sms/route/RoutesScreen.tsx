import { isSubAccount } from '#domain/auth/policy'
import { useUser } from '../../../lib/session.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { RouteList } from './RouteList.tsx'
import { NewRoute, SavedRoute } from './RoutePage.tsx'

const opened = 'route'
const made = 'new'

/** The ways out, or the one that the address names. */
export function RoutesScreen() {
  const [address, setAddress] = useAddress()
  const isMain = !isSubAccount(useUser())
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === made && isMain) return <NewRoute onClose={() => open(null)} onMade={(next) => open(next, true)} />
  if (id && id !== made) return <SavedRoute key={id} id={id} onClose={() => open(null, true)} />
  return <RouteList onOpen={open} onNew={() => open(made)} />
}
