import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { Tabs } from '../../../components/Tabs.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { phone } from '../../../lib/media.ts'

type Props = {
  counts: Record<FollowUpStatus, number> | null
  chosen: FollowUpStatus
  onChoose: (status: FollowUpStatus) => void
}

/** Every status with how many contacts stand at it. */
export function StatusTabs({ counts, chosen, onChoose }: Props) {
  const { t } = useTranslation('contacts')
  const formats = useFormats()
  const styles = useStyles()
  return (
    <Tabs
      className={styles.root}
      label={t('follow.statuses')}
      tabs={followUpStatuses.map((value) => {
        const words = t(`status.${value}`)
        const count = counts ? formats.number(counts[value]) : ''
        const content = (
          <>
            {words} <span className={mergeClasses(styles.count, value === chosen && styles.chosen)}>{count}</span>
          </>
        )
        return { value, label: `${words} ${count}`, content }
      })}
      chosen={chosen}
      onChoose={onChoose}
    />
  )
}

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    // A tab's own padding is a part of the page's margin.
    paddingInline: `calc(${tokens.spacingHorizontalXL} - ${tokens.spacingHorizontalM})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [phone]: { paddingInline: `calc(${tokens.spacingHorizontalL} - ${tokens.spacingHorizontalM})` },
  },
  count: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  chosen: { color: tokens.colorBrandForeground1 },
})
