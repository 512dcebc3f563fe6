import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components'

/** All steps of a dialog by their names, and where it stands. */
export function StepBar({ steps, at }: { steps: readonly string[]; at: number }) {
  const styles = useStyles()
  return (
    <ol className={styles.root}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={mergeClasses(styles.step, index <= at && styles.reached)}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className={mergeClasses(styles.number, index <= at && styles.numberReached)}>{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexShrink: 0,
    flexWrap: 'wrap',
    gap: `${tokens.spacingVerticalXS} ${tokens.spacingHorizontalL}`,
    margin: 0,
    padding: 0,
    listStyleType: 'none',
  },
  step: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase300,
  },
  reached: { color: tokens.colorNeutralForeground1 },
  number: {
    display: 'grid',
    placeItems: 'center',
    width: '20px',
    height: '20px',
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground4,
    fontSize: tokens.fontSizeBase200,
  },
  numberReached: { backgroundColor: tokens.colorBrandBackground, color: tokens.colorNeutralForegroundOnBrand },
})
