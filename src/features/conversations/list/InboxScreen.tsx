import { LabelsProvider } from '../../../lib/labels.tsx'
import { InboxPage } from './InboxPage.tsx'

export function InboxScreen() {
  return (
    <LabelsProvider>
      <InboxPage channel={null} />
    </LabelsProvider>
  )
}
