import { LabelsProvider } from '../../../lib/labels.tsx'
import { InboxPage } from './InboxPage.tsx'

/** The same inbox of text messages alone. */
export const SmsChatScreen = () => <ChatScreen channel="sms" />
/** Of WhatsApp alone. */
export const WhatsappChatScreen = () => <ChatScreen channel="whatsapp" />
/** Of phones that were linked by QR code. */
export const LinkedChatScreen = () => <ChatScreen channel="linked" />

function ChatScreen({ channel }: { channel: 'sms' | 'whatsapp' | 'linked' }) {
  return (
    <LabelsProvider>
      <InboxPage channel={channel} />
    </LabelsProvider>
  )
}
