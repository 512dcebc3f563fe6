import { LabelsProvider } from '../../../lib/labels.tsx'
import { RightsProvider } from '../export/useRights.tsx'
import { Board } from './Board.tsx'

export function BoardScreen() {
  return (
    <LabelsProvider>
      <RightsProvider>
        <Board />
      </RightsProvider>
    </LabelsProvider>
  )
}
