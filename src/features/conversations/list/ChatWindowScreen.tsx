import { LabelsProvider } from '../../../lib/labels.tsx'
import { InboxPage } from './InboxPage.tsx'

/** The same inbox of text messages alone. */
export function ChatWindowScreen() {
  return (
    <LabelsProvider>
      <InboxPage channel="sms" />
    </LabelsProvider>
  )
}
