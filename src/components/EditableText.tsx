import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import {
  type HTMLInputTypeAttribute,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'

export type EditableTextProps = {
  label: string
  value: string
  /** Keeps the text; gives the words of what is wrong with it, or null when it is kept. */
  onSave: (text: string) => Promise<string | null>
  placeholder?: string
  lines?: boolean
  type?: HTMLInputTypeAttribute
  inputMode?: 'text' | 'tel' | 'email' | 'url' | 'decimal'
  autoComplete?: string
  /** The label is read but not seen. */
  quiet?: boolean
  after?: ReactNode
  autoFocus?: boolean
}

/**
 * Text that is edited where it stands. Leaving it or Enter saves, Esc brings the old text back. What others change
 * meanwhile is shown, but never over what is being typed; and what could not be kept stays, with the reason below.
 */
export function EditableText({ label, value, onSave, lines, quiet, after, ...input }: EditableTextProps) {
  const styles = useStyles()
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const [wrong, setWrong] = useState<string | null>(null)
  /** The text that nobody keeps yet. */
  const unsaved = useRef<string | null>(null)
  const [isDirty, setDirty] = useState(false)
  const saveNow = useRef(onSave)
  useEffect(() => {
    saveNow.current = onSave
  })

  // What was kept comes back as the row itself, a moment later; until then the typed text stands.
  const [seen, setSeen] = useState(value)
  if (seen !== value) {
    setSeen(value)
    if (!isDirty) setDraft(null)
  }

  const put = (text: string | null) => {
    unsaved.current = text
    setDirty(text !== null)
  }
  const type = (text: string) => {
    put(text)
    setDraft(text)
    setWrong(null)
  }
  const restore = () => {
    put(null)
    setDraft(null)
    setWrong(null)
  }
  const save = async () => {
    const text = unsaved.current
    if (text === null) return
    if (text.trim() === value) return restore()
    put(null)
    const problem = await saveNow.current(text.trim())
    // Typed on while it was being kept: that text is saved when the field is left again.
    if (problem === null || unsaved.current !== null) return
    put(text)
    setDraft(text)
    setWrong(problem)
  }

  // A phone that is put away, or a panel that closes, does not lose the field that was open.
  useEffect(() => {
    const keep = () => {
      if (unsaved.current === null) return
      void saveNow.current(unsaved.current.trim())
    }
    const hide = () => document.visibilityState === 'hidden' && keep()
    document.addEventListener('visibilitychange', hide)
    return () => {
      document.removeEventListener('visibilitychange', hide)
      keep()
    }
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && unsaved.current !== null) {
      restore()
      event.preventDefault()
      event.stopPropagation()
    }
    if (event.key === 'Enter' && (!lines || event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      void save()
    }
  }
  const shared = {
    ...input,
    id,
    value: draft ?? value,
    'aria-invalid': wrong !== null,
    'aria-describedby': wrong === null ? undefined : `${id}-wrong`,
    onBlur: () => void save(),
    onKeyDown,
  }
  return (
    <div className={mergeClasses(styles.root, quiet && styles.quietRoot)}>
      <label htmlFor={id} className={quiet ? styles.hidden : styles.label}>
        {label}
      </label>
      <div className={styles.line}>
        {lines ? (
          <textarea
            {...shared}
            rows={2}
            className={mergeClasses(styles.input, styles.lines, wrong !== null && styles.wrong)}
            onChange={(event) => type(event.target.value)}
          />
        ) : (
          <input
            {...shared}
            className={mergeClasses(styles.input, wrong !== null && styles.wrong)}
            onChange={(event) => type(event.target.value)}
          />
        )}
        {after}
      </div>
      {wrong !== null && (
        <div id={`${id}-wrong`} role="alert" className={styles.message}>
          {wrong}
        </div>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'grid',
    gridTemplateColumns: '88px minmax(0, 1fr)',
    alignItems: 'start',
    columnGap: tokens.spacingHorizontalXS,
  },
  quietRoot: { display: 'block', flexGrow: 1, minWidth: 0 },
  label: {
    paddingTop: '6px',
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    '@media (pointer: coarse)': { paddingTop: '12px' },
  },
  hidden: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  line: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalXS, minWidth: 0 },
  input: {
    flexGrow: 1,
    minWidth: 0,
    width: '100%',
    minHeight: '32px',
    boxSizing: 'border-box',
    padding: `5px ${tokens.spacingHorizontalS}`,
    border: '1px solid transparent',
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground1,
    fontFamily: 'inherit',
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    textOverflow: 'ellipsis',
    '@media (pointer: coarse)': { minHeight: '44px', fontSize: tokens.fontSizeBase400 },
    '::placeholder': { color: tokens.colorNeutralForeground4 },
    ':hover': { border: `1px solid ${tokens.colorNeutralStroke1}` },
    ':focus': {
      border: `1px solid ${tokens.colorCompoundBrandStroke}`,
      outline: `1px solid ${tokens.colorCompoundBrandStroke}`,
      backgroundColor: tokens.colorNeutralBackground1,
    },
  },
  lines: { resize: 'none', fieldSizing: 'content', maxHeight: '240px', display: 'block' },
  wrong: { border: `1px solid ${tokens.colorPaletteRedBorder2}` },
  message: {
    gridColumn: '2',
    padding: `2px ${tokens.spacingHorizontalS}`,
    color: tokens.colorPaletteRedForeground1,
    fontSize: tokens.fontSizeBase200,
  },
})
