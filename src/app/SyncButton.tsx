import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components'
import {
  ArrowSyncRegular,
  CheckmarkCircleRegular,
  CloudArrowUpRegular,
  CloudOffRegular,
  type FluentIcon,
  WarningRegular,
} from '@fluentui/react-icons'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SyncLine, SyncSummary } from '../features/sync/syncSummary.ts'
import { useSyncText } from '../features/sync/useSyncText.ts'
import { narrow, phone } from '../lib/media.ts'

const SyncPanel = lazy(() => import('./SyncPanel.tsx').then((m) => ({ default: m.SyncPanel })))

/** Always says where the user's data stands; opens the list of what waits. */
export function SyncButton() {
  const styles = useStyles()
  const { t } = useTranslation('app')
  const { tone, text, line, halves } = useSyncText()
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const Icon = icons[text] ?? toneIcons[tone]

  const restoreFocus = useRestoreFocusTarget()

  return (
    <>
      <Button
        {...restoreFocus}
        appearance="subtle"
        className={styles.button}
        icon={<Icon className={styles[tone]} />}
        aria-label={t('sync.label', { state: line })}
        aria-haspopup="dialog"
        onClick={() => setPanel('open')}
      >
        <span className={styles.lines}>
          {halves.map((half) => (
            <span key={half} className={styles.text}>
              {half}
            </span>
          ))}
        </span>
      </Button>
      {panel !== 'unused' && (
        <Suspense>
          <SyncPanel open={panel === 'open'} onClose={() => setPanel('closed')} />
        </Suspense>
      )}
    </>
  )
}

const toneIcons: Record<SyncSummary['tone'], FluentIcon> = {
  calm: CheckmarkCircleRegular,
  moving: ArrowSyncRegular,
  attention: WarningRegular,
}
const icons: Partial<Record<SyncLine, FluentIcon>> = { offline: CloudOffRegular, waiting: CloudArrowUpRegular }

const useStyles = makeStyles({
  button: {
    minWidth: 0,
    fontWeight: tokens.fontWeightRegular,
    [narrow]: { paddingInlineStart: '5px', paddingInlineEnd: 0 },
  },
  lines: {
    display: 'grid',
    minWidth: 0,
    justifyItems: 'start',
    textAlign: 'start',
    // Its icon says it, and its name.
    [narrow]: { display: 'none' },
    [phone]: { fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200 },
  },
  text: { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  calm: { color: tokens.colorStatusSuccessForeground1 },
  moving: { color: tokens.colorBrandForeground1 },
  attention: { color: tokens.colorStatusWarningForeground1 },
})
