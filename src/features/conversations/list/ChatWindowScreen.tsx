import { LabelsProvider } from '../../../lib/labels.tsx'
import { InboxPage } from './InboxPage.tsx'

/** The same inbox of text messages alone. */
export const SmsChatScreen = () => <ChatScreen channel="sms" />
/** Of WhatsApp alone. */
export const WhatsappChatScreen = () => <ChatScreen channel="whatsapp" />

function ChatScreen({ channel }: { channel: 'sms' | 'whatsapp' }) {
  return (
    <LabelsProvider>
      <InboxPage channel={channel} />
    </LabelsProvider>
  )
}
