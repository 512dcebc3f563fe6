import { Link, makeStyles, tokens } from '@fluentui/react-components'
import { DocumentRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { BlobRecord } from '#workers/database/schema'
import { FileState } from '../../../components/FileState.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { useConnected } from '../../../lib/useConnected.ts'

export type PartView = { url: string | null; record: BlobRecord | null | undefined; name: string; size: number }

/** A file by its name, to be saved once it is here. */
export function PartFileLine({ url, record, name, size }: PartView) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { fileSize } = useFormats()
  return (
    <span className={styles.root}>
      <span className={styles.named}>
        <DocumentRegular aria-hidden className={styles.icon} />
        {url ? (
          <Link className={styles.name} href={url} download={name} aria-label={t('part.download', { name })}>
            {name}
          </Link>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
      </span>
      <span className={styles.note}>{fileSize(size)}</span>
      <WhereItIs url={url} record={record} />
    </span>
  )
}

/** How far a file is on its way, or that it waits for a network. */
export function WhereItIs({ url, record }: Pick<PartView, 'url' | 'record'>) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const isConnected = useConnected()
  if (isConnected || url || record === undefined || record?.problem) return <FileState record={record} />
  return (
    <span className={styles.note} role="status">
      {t('part.away')}
    </span>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalXS, minWidth: 0 },
  named: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  icon: { flexShrink: 0 },
  name: {
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { minHeight: '32px', alignContent: 'center' },
  },
  note: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
