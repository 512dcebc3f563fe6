import { useAddress } from '../../../lib/useAddress.ts'
import { EditorPage } from './editor/EditorPage.tsx'
import { MessageList } from './MessageList.tsx'

const opened = 'message'

/** The messages, or the one that the address names. */
export function MessagesScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null) =>
    setAddress((now) => {
      const params = new URLSearchParams(now)
      if (next === null) params.delete(opened)
      else params.set(opened, next)
      return params
    })
  return id ? <EditorPage key={id} id={id} onClose={() => open(null)} /> : <MessageList onOpen={open} />
}
