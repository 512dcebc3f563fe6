import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Conversation, conversationStatuses } from '#domain/conversations/conversation'
import { type ConversationBox, conversationBoxes } from '#workers/search/conversations/api'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { useLabels } from '../../../lib/labels.tsx'
import { type InboxAddress, withoutInboxFilters } from './inboxAddress.ts'

type Props = {
  address: InboxAddress
  /** the page is of one channel */
  isOfChannel: boolean
  isFiltered: boolean
  onChange: (change: Partial<InboxAddress>) => void
}

const channels = ['email', 'sms', 'facebook', 'instagram'] as const

export function InboxFilters({ address, isOfChannel, isFiltered, onChange }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const labels = useLabels()
  const { box, status, channel, tag } = address
  const words = {
    find: t('filter.find'),
    noMatch: t('filter.nothing'),
    none: t('filter.none'),
    remove: (name: string) => t('filter.remove', { name }),
  }
  return (
    <div className={styles.root}>
      <FilterChip
        label={t('box.label')}
        options={conversationBoxes.filter((one) => one !== 'all').map((value) => ({ value, text: t(`box.${value}`) }))}
        chosen={box === 'all' ? null : box}
        onChoose={(value) => onChange({ box: (value ?? 'all') as ConversationBox })}
        words={words}
      />
      <FilterChip
        label={t('status.label')}
        options={[
          ...conversationStatuses.map((value) => ({ value, text: t(`status.${value}`) })),
          { value: '', text: t('status.all') },
        ]}
        chosen={status ?? ''}
        onChoose={(value) =>
          onChange({ status: value === null ? 'open' : ((value || null) as Conversation['status']) })
        }
        words={words}
      />
      {!isOfChannel && (
        <FilterChip
          label={t('channel.label')}
          options={channels.map((value) => ({ value, text: t(`channel.${value}`) }))}
          chosen={channel}
          onChoose={(value) => onChange({ channel: channels.find((one) => one === value) ?? null })}
          words={words}
        />
      )}
      <FilterChip
        label={t('tag.label')}
        options={labels.tag.map(({ id, name }) => ({ value: id, text: name }))}
        chosen={tag}
        onChoose={(value) => onChange({ tag: value })}
        words={words}
      />
      {isFiltered && (
        <Button appearance="subtle" size="small" className={styles.clear} onClick={() => onChange(withoutInboxFilters)}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    flexWrap: 'wrap',
    // A second row of what fingers hit would take the room of a conversation.
    '@media (pointer: coarse)': { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' },
    '& > *': { flexShrink: 0 },
    padding: `2px ${tokens.spacingHorizontalM} ${tokens.spacingVerticalS}`,
  },
  clear: { whiteSpace: 'nowrap', '@media (pointer: coarse)': { minHeight: '44px' } },
})
