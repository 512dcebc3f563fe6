import { useSearchParams } from 'react-router-dom'
import { SenderList } from './SenderList.tsx'
import { NewSender, SavedSender } from './SenderPage.tsx'

const opened = 'sender'
const made = 'new'

/** The senders, or the one that the address names. */
export function SendersScreen() {
  const [address, setAddress] = useSearchParams()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === made) return <NewSender onClose={() => open(null)} onMade={(next) => open(next, true)} />
  if (id) return <SavedSender key={id} id={id} onClose={() => open(null, true)} />
  return <SenderList onOpen={(next) => open(next)} onNew={() => open(made)} />
}
