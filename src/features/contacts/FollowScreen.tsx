import { FollowUp } from './FollowUp.tsx'
import { LabelsProvider } from './useLabels.tsx'
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
