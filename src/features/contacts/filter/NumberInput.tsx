import { Input, makeStyles } from '@fluentui/react-components'

type NumberProps = {
  label: string
  value: number
  least: number
  most: number
  onValue: (value: number) => void
}

/** A whole number between two bounds. */
export function NumberInput({ label, value, least, most, onValue }: NumberProps) {
  const styles = useStyles()
  return (
    <Input
      type="number"
      inputMode="numeric"
      className={styles.number}
      aria-label={label}
      min={least}
      max={most}
      // React writes into the field only what is another number than there: "05" may be typed on.
      value={String(value)}
      onChange={(_, data) => {
        const number = Math.trunc(Number(data.value))
        if (Number.isFinite(number)) onValue(Math.min(most, Math.max(least, number)))
      }}
    />
  )
}

const useStyles = makeStyles({ number: { width: '120px', '@media (pointer: coarse)': { minHeight: '44px' } } })
