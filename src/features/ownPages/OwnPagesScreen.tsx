import type { OwnPageChannel } from '#domain/conversations/channel'
import { useAddress } from '../../lib/useAddress.ts'
import { ConnectReturn } from './ConnectReturn.tsx'
import { OpenedOwnPage } from './OwnPageDetail.tsx'
import { OwnPageList } from './OwnPageList.tsx'

/** The company's pages of Facebook. */
export const FacebookPagesScreen = () => <OwnPagesScreen channel="facebook" />
/** Its professional accounts of Instagram. */
export const InstagramAccountsScreen = () => <OwnPagesScreen channel="instagram" />

const opened = 'page'

/** What is connected, or the one that the address names; and where Meta's page comes back to. */
function OwnPagesScreen({ channel }: { channel: OwnPageChannel }) {
  const [address, setAddress] = useAddress()
  const id = address.get(opened)
  const open = (next: string | null, replace = false) =>
    setAddress(next === null ? {} : { [opened]: next }, { replace })
  const state = address.get('state')
  if (state !== null)
    return (
      <ConnectReturn
        channel={channel}
        state={state}
        code={address.get('code')}
        onDone={(page) => open(page, true)}
        onClose={() => open(null, true)}
      />
    )
  if (id) return <OpenedOwnPage key={id} id={id} channel={channel} onClose={() => open(null, true)} />
  return <OwnPageList channel={channel} onOpen={open} />
}
