import { useAddress } from '../../../lib/useAddress.ts'
import { AutoReplyList } from './AutoReplyList.tsx'
import { EditAutoReply, NewAutoReplyPage } from './EditAutoReply.tsx'

const opened = 'reply'

export const AutoReplyScreen = () => <Replies inquiries={false} />
/** What is answered to inquiries of the shop, by mail. */
export const InquiryReplyScreen = () => <Replies inquiries />

/** The automatic replies, or the one that the address names. */
function Replies({ inquiries }: { inquiries: boolean }) {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  const close = () => open(null, true)
  if (id === 'new') return <NewAutoReplyPage inquiries={inquiries} onClose={close} />
  if (id) return <EditAutoReply key={id} id={id} onClose={close} />
  return <AutoReplyList inquiries={inquiries} onNew={() => open('new')} />
}
