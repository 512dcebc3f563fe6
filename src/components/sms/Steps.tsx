import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'
import { CheckmarkRegular } from '@fluentui/react-icons'
import type { ReactNode } from 'react'

type Step = { key: string; text: ReactNode; isDone?: boolean }

/** What is done one after the other; a tick where it is. */
export function Steps({ steps }: { steps: readonly Step[] }) {
  const styles = useStyles()
  return (
    <ol className={styles.steps}>
      {steps.map(({ key, text, isDone = false }, at) => (
        <li key={key} className={styles.step}>
          <span className={mergeClasses(styles.number, isDone && styles.done)} aria-hidden>
            {isDone ? <CheckmarkRegular /> : at + 1}
          </span>
          <span className={styles.text}>{text}</span>
        </li>
      ))}
    </ol>
  )
}

const useStyles = makeStyles({
  steps: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  step: {
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr)',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    textWrap: 'pretty',
  },
  text: { minWidth: 0 },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '32px',
    height: '32px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorBrandBackground2,
    color: tokens.colorBrandForeground2,
    fontWeight: tokens.fontWeightSemibold,
  },
  done: { backgroundColor: tokens.colorStatusSuccessBackground1, color: tokens.colorStatusSuccessForeground1 },
})
