import { makeStyles, tokens } from '@fluentui/react-components'
import { ArrowUndoRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { limits } from '#domain/limits'
import type { KeptUndo } from '#workers/bulk/jobs'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { WindowFrame } from '../../../components/WindowFrame.tsx'
import { LabelsProvider } from '../../../lib/labels.tsx'
import { ExchangeTasks } from '../exchange/TaskItem.tsx'
import { useBulk } from '../selection/useBulk.ts'
import { UndoItem } from './UndoItem.tsx'
import { useUndos } from './useUndos.ts'

/** What was done to contacts in lists on this device, newest first, with the way back: also after a reload. */
export function UndoCentre({ onClose }: { onClose: () => void }) {
  return (
    <LabelsProvider>
      <Undos onClose={onClose} />
    </LabelsProvider>
  )
}

function Undos({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const frame = useTranslation('app').t
  const styles = useStyles()
  const [undos, look] = useUndos()
  const bulk = useBulk()
  async function undo({ id, action }: KeptUndo) {
    await bulk.undo(id, action)
    look()
  }
  return (
    <WindowFrame isWide title={frame('windows.undos')} onClose={onClose}>
      {undos?.length === 0 && (
        <EmptyState
          icon={<ArrowUndoRegular />}
          title={t('bulk.recent.empty')}
          text={t('bulk.recent.text', { days: limits.undoDays })}
        />
      )}
      {undos && undos.length > 0 && (
        <>
          <p className={styles.text}>{t('bulk.recent.text', { days: limits.undoDays })}</p>
          <ExchangeTasks label={frame('windows.undos')}>
            {undos.map((one) => (
              <UndoItem key={one.id} undo={one} onUndo={() => void undo(one)} />
            ))}
          </ExchangeTasks>
        </>
      )}
    </WindowFrame>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
})
