import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { OptionPicker } from '../../components/OptionPicker.tsx'
import type { Option } from '../../components/options.ts'

type Props<T extends string> = {
  label: string
  options: readonly Option[]
  chosen: readonly T[]
  onChange: (chosen: T[]) => void
}

/** Any of several; none chosen is all. */
export function SeveralField<T extends string>({ label, options, chosen, onChange }: Props<T>) {
  const { t } = useTranslation('distribution')
  const styles = useStyles()
  const names = options.filter(({ value }) => chosen.some((one) => one === value)).map(({ text }) => text)
  const turn = (value: T) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value])
  return (
    <div className={styles.root}>
      <span className={styles.label} aria-hidden>
        {label}
      </span>
      <OptionPicker
        several
        label={label}
        options={options}
        chosen={chosen}
        onChoose={(value) => turn(value as T)}
        words={{ find: t('filter.find'), noMatch: t('filter.noMatch'), none: t('filter.none') }}
        trigger={
          <button
            type="button"
            className={styles.button}
            aria-label={`${label}: ${names.join(', ') || t('filter.any')}`}
          >
            <span className={styles.text}>{names.join(', ') || t('filter.any')}</span>
            <ChevronDownRegular aria-hidden className={styles.chevron} />
          </button>
        }
      />
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'grid', gap: tokens.spacingVerticalXXS, minWidth: 0 },
  label: { lineHeight: tokens.lineHeightBase300, paddingBlock: tokens.spacingVerticalXXS },
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    width: '100%',
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1Hover}` },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
  },
  text: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
