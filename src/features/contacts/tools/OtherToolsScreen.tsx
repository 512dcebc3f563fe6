import { lazy, Suspense } from 'react'
import { LabelsProvider } from '../../../lib/labels.tsx'
import { useAddress } from '../../../lib/useAddress.ts'
import { RightsProvider } from '../export/useRights.tsx'
import { OtherTools, type ToolWindow } from './OtherTools.tsx'

const DuplicatesWindow = lazy(() =>
  import('../duplicates/DuplicatesWindow.tsx').then((m) => ({ default: m.DuplicatesWindow })),
)
const ExcludedWindow = lazy(() => import('../excluded/ExcludedWindow.tsx').then((m) => ({ default: m.ExcludedWindow })))
const LabelsDialog = lazy(() => import('../labels/LabelsDialog.tsx').then((m) => ({ default: m.LabelsDialog })))

/** What tidies up, brings in and takes away contacts, each with what it is for. The address says which one is open. */
export function OtherToolsScreen() {
  const [params, setParams] = useAddress()
  const opened = params.get('tool')
  const open = (tool: ToolWindow) => setParams({ tool })
  const close = () => setParams({}, { replace: true })
  return (
    <LabelsProvider>
      <RightsProvider>
        <OtherTools onOpen={open} />
        <Suspense>
          {opened === 'duplicates' && <DuplicatesWindow onClose={close} />}
          {opened === 'excluded' && <ExcludedWindow onClose={close} />}
          {opened === 'labels' && <LabelsDialog onClose={close} />}
        </Suspense>
      </RightsProvider>
    </LabelsProvider>
  )
}
