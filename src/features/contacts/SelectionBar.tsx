import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DeleteRegular, DismissRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { OptionPicker } from '../../components/OptionPicker.tsx'
import type { Option } from '../../components/options.ts'
import { useChoiceWords } from './pickers.tsx'
import type { Selection } from './selection.ts'
import type { BulkAction } from './useBulk.ts'
import { useLabelMaker, useLabels } from './useLabels.tsx'

type Props = {
  selection: Selection
  count: number
  matching: number
  onAll: () => void
  onClear: () => void
  onAction: (action: BulkAction) => void
  onExport: () => void
}

/** Says what is selected, and offers what can be done with all of it at once. */
export function SelectionBar({ selection, count, matching, onAll, onClear, onAction, onExport }: Props) {
  const { t } = useTranslation('contacts')
  const labels = useLabels()
  const make = useLabelMaker()
  const styles = useStyles()
  const optionsOf = (kind: 'tag' | 'category' | 'source') =>
    labels[kind].map(({ id, name }) => ({ value: id, text: name }))
  const none = { value: '', text: t('panel.none') }
  const statuses = followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))
  const makeAnd = (kind: 'tag' | 'category' | 'source', act: (id: string) => void) => (name: string) =>
    void make(kind, name).then((id) => id && act(id))

  const addTag = (tag: string) => onAction({ kind: 'tag.add', tag })
  const patch = (key: 'category' | 'source') => (id: string) =>
    onAction({ kind: 'patch', fields: { [key]: id === '' ? null : id } })
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selection.label')}>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('selection.clear')}
        onClick={onClear}
        className={styles.fixed}
      />
      <span className={styles.count} aria-live="polite">
        {t(`selection.${selection.kind}`, { count })}
      </span>
      {selection.kind === 'these' && matching > count && (
        <Button appearance="transparent" className={styles.all} onClick={onAll}>
          {t('selection.selectAll', { count: matching })}
        </Button>
      )}
      <div className={styles.actions}>
        <Choice
          label={t('selection.addTag')}
          options={optionsOf('tag')}
          onChoose={addTag}
          onCreate={makeAnd('tag', addTag)}
        />
        <Choice
          label={t('selection.removeTag')}
          options={optionsOf('tag')}
          onChoose={(tag) => onAction({ kind: 'tag.remove', tag })}
        />
        <Choice
          label={t('fields.follow_up_status')}
          options={statuses}
          onChoose={(value) => onAction({ kind: 'patch', fields: { follow_up_status: value as FollowUpStatus } })}
        />
        {(['category', 'source'] as const).map((kind) => (
          <Choice
            key={kind}
            label={t(`fields.${kind}`)}
            options={[none, ...optionsOf(kind)]}
            onChoose={patch(kind)}
            onCreate={makeAnd(kind, patch(kind))}
          />
        ))}
        <Button className={styles.fixed} onClick={onExport}>
          {t('actions.export')}
        </Button>
        <Button className={styles.fixed} icon={<DeleteRegular />} onClick={() => onAction({ kind: 'delete' })}>
          {t('actions.delete')}
        </Button>
      </div>
    </div>
  )
}

function Choice(props: {
  label: string
  options: Option[]
  onChoose: (value: string) => void
  onCreate?: (name: string) => void
}) {
  const styles = useStyles()
  return (
    <OptionPicker
      label={props.label}
      options={props.options}
      chosen={[]}
      onChoose={props.onChoose}
      {...(props.onCreate && { onCreate: props.onCreate })}
      words={useChoiceWords(Boolean(props.onCreate))}
      trigger={<Button className={styles.fixed}>{props.label}</Button>}
    />
  )
}

const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
  },
  count: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  all: { flexShrink: 0, minWidth: 0, paddingInline: 0, color: tokens.colorBrandForeground1, whiteSpace: 'nowrap' },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalS,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
  },
  fixed: {
    flexShrink: 0,
    minWidth: 'auto',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' },
  },
})
