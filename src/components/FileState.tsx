import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { BlobRecord } from '#workers/database/schema'
import { useClient } from '../lib/client.ts'
import { useWords } from '../lib/errors.ts'

/** How far a file is on its way, in words; nothing when it has arrived. */
export function FileState({ record }: { record: BlobRecord | null | undefined }) {
  const { t } = useTranslation('contacts')
  const { files } = useClient()
  const words = useWords()
  const styles = useStyles()
  if (!record || record.state === 'uploaded' || record.state === 'cached') return null
  const { problem, moved, size, state, hash } = record
  if (problem?.final)
    return (
      <span className={styles.root} role="status">
        <span className={styles.failed}>{t('file.failed', { reason: words.ofCode(problem.code) })}</span>
        <Button size="small" onClick={() => void files.retry(hash)}>
          {t('file.retry')}
        </Button>
      </span>
    )
  const percent = Math.floor((moved / size) * 100)
  const text = problem
    ? words.ofCode(problem.code)
    : state === 'wanted'
      ? t('file.coming')
      : moved > 0
        ? t('file.sending', { percent })
        : t('file.waiting')
  return (
    <span className={styles.root} role="status">
      {text}
    </span>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
  },
  failed: { color: tokens.colorStatusDangerForeground1 },
})
