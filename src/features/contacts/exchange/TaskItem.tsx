import { Button, makeStyles, ProgressBar, tokens, useRestoreFocusTarget } from '@fluentui/react-components'
import { type ReactElement, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StatusBadge, type Tone } from '../../../components/StatusBadge.tsx'
import { phone } from '../../../lib/media.ts'

type Props = {
  name: string
  state: { tone: Tone; text: string }
  /** when, whose, how large */
  about: readonly string[]
  /** what came of it */
  result: readonly string[]
  /** `value` from 0 to 1; null: nobody knows yet */
  progress: { text: string; value: number | null } | null
  hint?: string | null
  children: ReactNode
}

/** One import or export: what it is, what came of it, and what can be done with it. */
export function TaskItem({ name, state, about, result, progress, hint, children }: Props) {
  const styles = useStyles()
  const root = useRef<HTMLLIElement>(null)
  // A button goes when its work begins; whoever pressed it by the keyboard stays in the window.
  const restoreFocus = useRestoreFocusTarget()
  return (
    <li ref={root} className={styles.root} aria-label={name} tabIndex={-1} {...restoreFocus}>
      <div className={styles.words}>
        <div className={styles.head}>
          <span className={styles.name}>{name}</span>
          <StatusBadge tone={state.tone}>{state.text}</StatusBadge>
        </div>
        <div className={styles.about}>{about.join(' · ')}</div>
        {result.length > 0 && <div className={styles.result}>{result.join(' · ')}</div>}
        {progress && (
          <div>
            <ProgressBar {...(progress.value !== null && { value: progress.value })} aria-label={name} />
            <span role="status" className={styles.about}>
              {progress.text}
            </span>
          </div>
        )}
        {hint && <div className={styles.about}>{hint}</div>}
      </div>
      <div className={styles.actions} onClickCapture={() => root.current?.focus()}>
        {children}
      </div>
    </li>
  )
}

/** Newest first; years of them are not drawn at once. */
const shownAtOnce = 50

export function ExchangeTasks({ label, children }: { label: string; children: readonly ReactElement[] }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [shown, setShown] = useState(shownAtOnce)
  return (
    <div>
      <ul aria-label={label} className={styles.list}>
        {children.slice(0, shown)}
      </ul>
      {children.length > shown && (
        <Button appearance="subtle" className={styles.older} onClick={() => setShown(shown + shownAtOnce)}>
          {t('exchange.older')}
        </Button>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  older: { marginTop: tokens.spacingVerticalS },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  words: { display: 'grid', gap: '2px', flex: '1 1 280px', minWidth: 0 },
  head: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalS, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  about: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  result: { fontVariantNumeric: 'tabular-nums' },
  actions: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: tokens.spacingHorizontalS,
    [phone]: { flexBasis: '100%', ':empty': { display: 'none' } },
  },
})
