import { useAddress } from '../../../lib/useAddress.ts'
import { GrantReturn } from './GrantReturn.tsx'
import { SenderList } from './SenderList.tsx'
import { NewSender, SavedSender } from './SenderPage.tsx'

const opened = 'sender'
const made = 'new'

/** The senders, or the one that the address names; and where a provider's page comes back to. */
export function SendersScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  const state = address.get('state')
  if (state !== null)
    return (
      <GrantReturn
        state={state}
        code={address.get('code')}
        onDone={(sender) => open(sender, true)}
        onClose={() => open(null, true)}
      />
    )
  if (id === made) return <NewSender onClose={() => open(null)} onMade={(next) => open(next, true)} />
  if (id) return <SavedSender key={id} id={id} onClose={() => open(null, true)} />
  return <SenderList onOpen={(next) => open(next)} onNew={() => open(made)} />
}
