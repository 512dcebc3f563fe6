import { makeStyles, tokens } from '@fluentui/react-components'
import { OnlineButton } from '../../components/OnlineButton.tsx'

type Props = { label: string; choices: readonly string[]; onChoose: (choice: string) => void }

export function Choices({ label, choices, onChoose }: Props) {
  const styles = useStyles()
  return (
    <div className={styles.root} role="group" aria-label={label}>
      <span className={styles.label}>{label}</span>
      {choices.map((choice) => (
        <OnlineButton key={choice} onClick={() => onChoose(choice)}>
          {choice}
        </OnlineButton>
      ))}
    </div>
  )
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  label: { flexBasis: '100%', fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
})
