import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons'
import { OptionPicker } from './OptionPicker.tsx'
import type { Option } from './options.ts'

type Props = {
  label: string
  options: readonly Option[]
  chosen: string | null
  onChoose: (value: string | null) => void
  onOpen?: () => void
  words: { find: string; noMatch: string; none: string; remove: (name: string) => string }
}

/** One filter of a list: its name while it is open, its value while it holds, and a cross to take it away. */
export function FilterChip({ label, options, chosen, onChoose, onOpen, words }: Props) {
  const styles = useStyles()
  const option = options.find(({ value }) => value === chosen)
  const text = chosen === null ? label : `${label}: ${option?.text ?? '…'}`
  return (
    <span className={mergeClasses(styles.chip, chosen !== null && styles.chosen)}>
      <OptionPicker
        label={label}
        options={options}
        chosen={chosen === null ? [] : [chosen]}
        onChoose={(value) => onChoose(value === chosen ? null : value)}
        {...(onOpen && { onOpen })}
        words={words}
        trigger={
          <button type="button" className={styles.button}>
            <span className={styles.text}>{text}</span>
            {chosen === null && <ChevronDownRegular aria-hidden />}
          </button>
        }
      />
      {chosen !== null && (
        <button type="button" className={styles.cross} aria-label={words.remove(label)} onClick={() => onChoose(null)}>
          <DismissRegular aria-hidden />
        </button>
      )}
    </span>
  )
}

type SaidProps = { text: string; onOpen: () => void; remove: string; onRemove: () => void }

/** A filter that is changed elsewhere: what it asks, and a cross to take it away. */
export function SaidChip({ text, onOpen, remove, onRemove }: SaidProps) {
  const styles = useStyles()
  return (
    <span className={mergeClasses(styles.chip, styles.chosen)}>
      <button type="button" className={styles.button} onClick={onOpen}>
        <span className={styles.text}>{text}</span>
      </button>
      <button type="button" className={styles.cross} aria-label={remove} onClick={onRemove}>
        <DismissRegular aria-hidden />
      </button>
    </span>
  )
}

const useStyles = makeStyles({
  chip: {
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'stretch',
    height: '32px',
    maxWidth: '260px',
    boxSizing: 'border-box',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusCircular,
    overflow: 'hidden',
    // Its border is outside of what a finger hits.
    '@media (pointer: coarse)': { height: '46px' },
  },
  chosen: {
    border: `1px solid ${tokens.colorBrandStroke2}`,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
  },
  button: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    padding: `0 ${tokens.spacingHorizontalM}`,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    cursor: 'pointer',
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
  text: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  cross: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    flexShrink: 0,
    padding: 0,
    border: 'none',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: 'transparent',
    color: 'inherit',
    cursor: 'pointer',
    '@media (pointer: coarse)': { width: '44px' },
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-3px' },
  },
})
