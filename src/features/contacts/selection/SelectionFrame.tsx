import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { useChoiceWords } from '../pickers.tsx'
import type { Selection } from './selection.ts'

export type SelectionProps = {
  selection: Selection
  count: number
  matching: number
  onAll: () => void
  onClear: () => void
}

/** Says what is selected; in it stands what can be done with all of it at once. */
export function SelectionFrame(props: SelectionProps & { children: ReactNode }) {
  const { selection, count, matching, onAll, onClear, children } = props
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  return (
    <div className={styles.bar} role="toolbar" aria-label={t('selection.label')}>
      <Button
        appearance="subtle"
        icon={<DismissRegular />}
        aria-label={t('selection.clear')}
        onClick={onClear}
        className={styles.clear}
      />
      <span className={styles.count} aria-live="polite">
        {t(`selection.${selection.kind}`, { count })}
      </span>
      {selection.kind === 'these' && matching > count && (
        <Button appearance="transparent" className={styles.all} onClick={onAll}>
          {t('selection.selectAll', { count: matching })}
        </Button>
      )}
      <div className={styles.actions}>{children}</div>
    </div>
  )
}

type ChoiceProps = {
  label: string
  options: Option[]
  onChoose: (value: string) => void
  onCreate?: (name: string) => void
}

export function SelectionChoice({ label, options, onChoose, onCreate }: ChoiceProps) {
  return (
    <OptionPicker
      label={label}
      options={options}
      chosen={[]}
      onChoose={onChoose}
      {...(onCreate && { onCreate })}
      words={useChoiceWords(Boolean(onCreate))}
      trigger={<Button>{label}</Button>}
    />
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  bar: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalS}`,
    minWidth: 0,
  },
  clear: { flexShrink: 0, minWidth: 'auto', [finger]: { minHeight: '44px', minWidth: '44px' } },
  count: { fontWeight: tokens.fontWeightSemibold, whiteSpace: 'nowrap' },
  all: { flexShrink: 0, minWidth: 0, paddingInline: 0, color: tokens.colorBrandForeground1, whiteSpace: 'nowrap' },
  actions: {
    display: 'flex',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: '2px',
    '& button': {
      flexShrink: 0,
      minWidth: 'auto',
      whiteSpace: 'nowrap',
      [finger]: { minHeight: '44px', minWidth: '44px' },
    },
  },
})
