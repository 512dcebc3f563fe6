import { makeStyles, tokens } from '@fluentui/react-components'
import { ChevronDownRegular } from '@fluentui/react-icons'
import { OptionPicker } from '../../../components/OptionPicker.tsx'
import type { Option } from '../../../components/options.ts'
import { useChoiceWords } from '../pickers.tsx'

type Props = {
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChoose: (value: string) => void
  several?: boolean
  /** what stands there while nothing is chosen */
  hint?: string
}

/** A choice that shows what was chosen. */
export function PickButton({ label, options, chosen, onChoose, several = false, hint = '' }: Props) {
  const styles = useStyles()
  const text = options.flatMap((option) => (chosen.includes(option.value) ? [option.text] : [])).join(', ')
  return (
    <OptionPicker
      label={label}
      options={options}
      chosen={chosen}
      onChoose={onChoose}
      several={several}
      words={useChoiceWords(false)}
      trigger={
        <button type="button" className={styles.button} aria-label={`${label}: ${text || hint}`}>
          <span className={text ? styles.text : styles.hint}>{text || hint}</span>
          <ChevronDownRegular aria-hidden className={styles.chevron} />
        </button>
      }
    />
  )
}

const useStyles = makeStyles({
  button: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    height: '32px',
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    textAlign: 'start',
    cursor: 'pointer',
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}` },
    '@media (pointer: coarse)': { height: '44px' },
  },
  text: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  hint: { flexGrow: 1, minWidth: 0, color: tokens.colorNeutralForeground4, whiteSpace: 'nowrap' },
  chevron: { flexShrink: 0, color: tokens.colorNeutralForeground3 },
})
