import { LabelsProvider } from '../../../lib/labels.tsx'
import { RightsProvider } from '../export/useRights.tsx'
import { FollowUp } from './FollowUp.tsx'

export function FollowScreen() {
  return (
    <LabelsProvider>
      <RightsProvider>
        <FollowUp />
      </RightsProvider>
    </LabelsProvider>
  )
}
