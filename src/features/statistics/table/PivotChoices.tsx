import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowSwapRegular, ChevronDownRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { counterNames, pivotFields } from '#domain/statistics/fields'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { useSeesOwners } from '../../../lib/people.ts'
import type { TableAddress } from '../statisticsAddress.ts'

type Props = { address: TableAddress; onAddress: (change: Partial<TableAddress>) => void }

const noColumns = 'none'

/** What the rows and columns are, and what is counted in them. */
export function PivotChoices({ address, onAddress }: Props) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const seesOwners = useSeesOwners()
  const fields = pivotFields.filter((field) => field !== 'belongto' || seesOwners)
  const options = fields.map((value) => ({ value, text: t(`field.${value}`) }))
  const { rows, columns, measure } = address
  return (
    <div className={styles.bar}>
      <Choice
        label={t('pivot.rows')}
        options={options}
        chosen={rows}
        onChoose={(value) =>
          onAddress({ rows: fields.find((field) => field === value)!, ...(value === columns && { columns: null }) })
        }
      />
      <Button
        appearance="subtle"
        icon={<ArrowSwapRegular />}
        aria-label={t('pivot.swap')}
        title={t('pivot.swap')}
        disabled={!columns}
        onClick={() => columns && onAddress({ rows: columns, columns: rows })}
      />
      <Choice
        label={t('pivot.columns')}
        options={[{ value: noColumns, text: t('pivot.noColumns') }, ...options.filter(({ value }) => value !== rows)]}
        chosen={columns ?? noColumns}
        onChoose={(value) => onAddress({ columns: fields.find((field) => field === value) ?? null })}
      />
      <Choice
        label={t('pivot.measure')}
        options={counterNames.map((value) => ({ value, text: t(`counter.${value}`) }))}
        chosen={measure}
        onChoose={(value) => onAddress({ measure: counterNames.find((name) => name === value)! })}
      />
    </div>
  )
}

type ChoiceProps = { label: string; options: readonly Option[]; chosen: string; onChoose: (value: string) => void }

function Choice({ label, options, chosen, onChoose }: ChoiceProps) {
  const styles = useStyles()
  const { t } = useTranslation('statistics')
  const text = options.find(({ value }) => value === chosen)?.text ?? ''
  return (
    <OptionPicker
      label={label}
      options={options}
      chosen={[chosen]}
      onChoose={onChoose}
      words={{ find: t('filter.find'), noMatch: t('filter.noMatch'), none: t('filter.none') }}
      trigger={
        <button type="button" className={styles.choice}>
          <span className={styles.label}>{label}</span>
          {text}
          <ChevronDownRegular aria-hidden />
        </button>
      }
    />
  )
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  choice: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  label: { color: tokens.colorNeutralForeground3 },
})
