import { makeStyles, Select, tokens } from '@fluentui/react-components'
import { type CampaignTaskState, campaignTaskStates } from '#domain/campaigns/task'
import { FilterChip } from '../../../components/FilterChip.tsx'
import { SearchField } from '../../../components/SearchField.tsx'
import { useTaskWords } from './channel.ts'
import { type TaskAddress, type TaskSort, taskSorts } from './taskAddress.ts'

type Props = {
  address: TaskAddress
  typed: string
  count: number
  onSearch: (text: string) => void
  onChange: (change: Partial<TaskAddress>) => void
}

export function TaskFilters({ address, typed, count, onSearch, onChange }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const { find, noMatch, none } = t('task.choice', { returnObjects: true }) as Record<
    'find' | 'noMatch' | 'none',
    string
  >
  const words = { find, noMatch, none, remove: (name: string) => t('task.choice.remove', { name }) }
  return (
    <div className={styles.root}>
      <div className={styles.search}>
        <SearchField text={typed} onText={onSearch} label={t('task.search')} />
      </div>
      <FilterChip
        label={t('task.state')}
        options={campaignTaskStates.map((value) => ({ value, text: t(`task.status.${value}`) }))}
        chosen={address.status}
        onChoose={(status) => onChange({ status: status as CampaignTaskState | null })}
        words={words}
      />
      <Select
        aria-label={t('task.sort.label')}
        value={address.sort}
        onChange={(_, { value }) => onChange({ sort: value as TaskSort })}
      >
        {taskSorts.map((sort) => (
          <option key={sort} value={sort}>
            {t(`task.sort.${sort}`)}
          </option>
        ))}
      </Select>
      <span className={styles.count} role="status">
        {t('task.count', { count })}
      </span>
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& select, & input': { minHeight: '44px' } },
  },
  search: { flex: '1 1 200px', maxWidth: '360px', minWidth: 0 },
  count: { marginInlineStart: 'auto', color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
