import { LabelsProvider } from '../../lib/labels.tsx'
import { FollowUp } from './FollowUp.tsx'
import { RightsProvider } from './useRights.tsx'

export function FollowScreen() {
  return (
    <LabelsProvider>
      <RightsProvider>
        <FollowUp />
      </RightsProvider>
    </LabelsProvider>
  )
}
