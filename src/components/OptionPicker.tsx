import { makeStyles, mergeClasses, Popover, PopoverSurface, PopoverTrigger, tokens } from '@fluentui/react-components'
import { AddRegular, CheckmarkRegular } from '@fluentui/react-icons'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { matchingOptions, type Option } from './options.ts'

type Props = {
  /** What opens the list; a button. */
  trigger: ReactElement
  label: string
  options: readonly Option[]
  chosen: readonly string[]
  onChoose: (value: string) => void
  /** Stays open: several can be chosen. */
  several?: boolean
  /** Takes what was typed and is not there yet as a new option. */
  onCreate?: (name: string) => void
  onOpen?: () => void
  words: { find: string; noMatch: string; none: string; create?: (name: string) => string }
  /** Below the list. */
  foot?: ReactNode
}

/** More would be slow to draw and nobody reads them; typing narrows. */
const most = 200
/** Short lists need no search. */
const fewEnough = 8

/** A list to choose from, with search, and with a way to make what is missing. Used for filters, labels and countries. */
export function OptionPicker({ trigger, label, onOpen, ...props }: Props) {
  const [open, setOpen] = useState(false)
  return (
    <Popover
      open={open}
      onOpenChange={(_, data) => {
        setOpen(data.open)
        if (data.open) onOpen?.()
      }}
      positioning={place}
      trapFocus
      unstable_disableAutoFocus
    >
      <PopoverTrigger disableButtonEnhancement>{trigger}</PopoverTrigger>
      <Surface label={label}>{open && <OptionList {...props} label={label} onDone={() => setOpen(false)} />}</Surface>
    </Popover>
  )
}

type BesideProps = Omit<Props, 'trigger' | 'onOpen'> & { beside: HTMLElement; onClose: () => void }

/** The same list, opened beside something that draws no picker of its own, such as one of hundreds of rows. */
export function OptionPickerBeside({ beside, onClose, ...props }: BesideProps) {
  // No trigger gets the focus back by itself; without it, a window around would count as left.
  useEffect(
    () => () => {
      if (document.activeElement === document.body) beside.focus({ preventScroll: true })
    },
    [beside],
  )
  return (
    <Popover
      open
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={{ ...place, target: beside }}
      closeOnScroll
      trapFocus
      unstable_disableAutoFocus
    >
      <Surface label={props.label}>
        <OptionList {...props} onDone={onClose} />
      </Surface>
    </Popover>
  )
}

/** A list that opens or scrolls under a pointer that rests is not pointed at: the arrow keys would lose their place. */
const hasMoved = ({ movementX, movementY }: MouseEvent) => movementX !== 0 || movementY !== 0

/** px per level; what was found stands in one line. */
const indent = 16
const place = { position: 'below', align: 'start', autoSize: 'height', overflowBoundaryPadding: 8 } as const

function Surface({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles()
  return (
    <PopoverSurface className={styles.surface} aria-label={label}>
      {children}
    </PopoverSurface>
  )
}

function OptionList({
  options,
  chosen,
  onChoose,
  several,
  onCreate,
  words,
  foot,
  label,
  onDone,
}: Omit<Props, 'trigger' | 'onOpen'> & { onDone: () => void }) {
  const styles = useStyles()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const found = matchingOptions(options, typed).slice(0, most)
  const name = typed.trim()
  const canCreate = Boolean(onCreate && name && !options.some((option) => option.text === name))
  const count = found.length + (canCreate ? 1 : 0)
  // "Not chosen" has no value: nothing has been made yet to choose from.
  const isEmpty = name === '' && options.every(({ value }) => value === '')
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  )
  const searching = options.length > fewEnough || Boolean(onCreate)

  // Before the next key press, however busy the machine.
  useLayoutEffect(() => {
    const first = searching ? input : list
    first.current?.focus({ preventScroll: true })
  }, [searching])
  useEffect(() => {
    // Newer browsers give a promise, which React would take for a clean-up.
    void document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, at])

  const take = (index: number) => {
    const option = found[index]
    if (option) onChoose(option.value)
    else if (canCreate) onCreate?.(name)
    else return
    if (!several) return onDone()
    setTyped('')
    input.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The confirming Enter of a Chinese input method belongs to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') setAt((at + 1) % Math.max(1, count))
    else if (event.key === 'ArrowUp') setAt((at - 1 + count) % Math.max(1, count))
    else if (event.key === 'Enter') take(at)
    else if (event.key === 'Escape') onDone()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const active = count > 0 ? `${id}-${Math.min(at, count - 1)}` : undefined

  return (
    <>
      {searching && (
        <input
          ref={input}
          className={styles.search}
          placeholder={words.find}
          aria-label={words.find}
          role="combobox"
          aria-expanded
          aria-controls={`${id}-list`}
          aria-activedescendant={active}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      )}
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={several}
        aria-activedescendant={searching ? undefined : active}
        tabIndex={searching ? -1 : 0}
        className={styles.list}
        onKeyDown={searching ? undefined : onKeyDown}
      >
        {found.map((option, index) => (
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={chosen.includes(option.value)}
            className={mergeClasses(styles.option, index === at && styles.at)}
            onClick={() => take(index)}
            onMouseMove={(event) => hasMoved(event) && setAt(index)}
          >
            <span className={styles.tick}>{chosen.includes(option.value) && <CheckmarkRegular aria-hidden />}</span>
            <span className={styles.text} style={{ paddingInlineStart: name ? 0 : (option.level ?? 0) * indent }}>
              {option.text}
            </span>
            {option.note !== undefined && <span className={styles.note}>{option.note}</span>}
          </div>
        ))}
        {canCreate && (
          <div
            id={`${id}-${found.length}`}
            role="option"
            aria-selected={false}
            className={mergeClasses(styles.option, at === found.length && styles.at)}
            onClick={() => take(found.length)}
            onMouseMove={(event) => hasMoved(event) && setAt(found.length)}
          >
            <span className={styles.tick}>
              <AddRegular aria-hidden />
            </span>
            <span className={styles.text}>{words.create?.(name) ?? name}</span>
          </div>
        )}
        {(count === 0 || isEmpty) && (
          <div role="option" aria-selected={false} aria-disabled className={styles.nothing}>
            {isEmpty ? words.none : words.noMatch}
          </div>
        )}
      </div>
      {foot}
    </>
  )
}

const useStyles = makeStyles({
  surface: {
    display: 'flex',
    flexDirection: 'column',
    width: '280px',
    maxWidth: 'calc(100vw - 24px)',
    maxHeight: '400px',
    padding: tokens.spacingVerticalXS,
    boxSizing: 'border-box',
    overflow: 'hidden',
  },
  search: {
    flexShrink: 0,
    boxSizing: 'border-box',
    width: '100%',
    minHeight: '36px',
    marginBottom: tokens.spacingVerticalXS,
    padding: `0 ${tokens.spacingHorizontalS}`,
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    // Under 16 px, iOS zooms the whole page when the field gets the focus.
    fontSize: tokens.fontSizeBase300,
    '@media (pointer: coarse)': { fontSize: tokens.fontSizeBase400, minHeight: '44px' },
    ':focus': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '-1px' },
    '::placeholder': { color: tokens.colorNeutralForeground4 },
  },
  list: { overflowY: 'auto', minHeight: 0, outlineStyle: 'none' },
  option: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '32px',
    padding: `0 ${tokens.spacingHorizontalS} 0 ${tokens.spacingHorizontalXS}`,
    borderRadius: tokens.borderRadiusMedium,
    cursor: 'pointer',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  at: { backgroundColor: tokens.colorSubtleBackgroundHover },
  tick: {
    display: 'flex',
    justifyContent: 'center',
    width: '20px',
    flexShrink: 0,
    color: tokens.colorBrandForeground1,
  },
  text: { flexGrow: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  note: { flexShrink: 0, color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  nothing: { padding: tokens.spacingVerticalM, textAlign: 'center', color: tokens.colorNeutralForeground3 },
})
