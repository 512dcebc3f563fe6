import { useAddress } from '../../../lib/useAddress.ts'
import { AutoReplyList } from './AutoReplyList.tsx'
import { EditAutoReply, NewAutoReplyPage } from './EditAutoReply.tsx'

const opened = 'reply'

/** The automatic replies, or the one that the address names. */
export function AutoReplyScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  const close = () => open(null, true)
  if (id === 'new') return <NewAutoReplyPage onClose={close} />
  if (id) return <EditAutoReply key={id} id={id} onClose={close} />
  return <AutoReplyList onNew={() => open('new')} />
}
