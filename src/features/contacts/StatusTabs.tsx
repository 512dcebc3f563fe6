import { makeStyles, mergeClasses, Tab, TabList, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { useFormats } from '../../lib/formats.ts'
import { phone } from '../../lib/media.ts'

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
    <TabList
      className={styles.root}
      selectedValue={chosen}
      onTabSelect={(_, { value }) => onChoose(value as FollowUpStatus)}
      aria-label={t('follow.statuses')}
    >
      {followUpStatuses.map((status) => (
        <Tab key={status} value={status} className={styles.tab} ref={status === chosen ? intoView : null}>
          {t(`status.${status}`)}{' '}
          <span className={mergeClasses(styles.count, status === chosen && styles.chosen)}>
            {counts ? formats.number(counts[status]) : ''}
          </span>
        </Tab>
      ))}
    </TabList>
  )
}

/** On a phone the chosen one may be out of sight. */
const intoView = (tab: HTMLElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

const useStyles = makeStyles({
  root: {
    flexShrink: 0,
    // A tab's own padding is a part of the page's margin.
    paddingInline: `calc(${tokens.spacingHorizontalXL} - ${tokens.spacingHorizontalM})`,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    [phone]: { paddingInline: `calc(${tokens.spacingHorizontalL} - ${tokens.spacingHorizontalM})` },
  },
  tab: { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px' } },
  count: {
    marginInlineStart: tokens.spacingHorizontalS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    fontVariantNumeric: 'tabular-nums',
  },
  chosen: { color: tokens.colorBrandForeground1 },
})
