import { useAddress } from '../../../lib/useAddress.ts'
import { EditSms, NewSms } from './EditSms.tsx'
import { SmsMessageList } from './SmsMessageList.tsx'

const opened = 'message'

/** The saved texts, or the one that the address names. */
export function SmsMessagesScreen() {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  if (id === 'new') return <NewSms onClose={() => open(null, true)} />
  if (id) return <EditSms key={id} id={id} onClose={() => open(null, true)} />
  return <SmsMessageList onOpen={(next) => open(next)} onNew={() => open('new')} />
}
