import { Field, SpinButton } from '@fluentui/react-components'

type Props = { label: string; value: number; min: number; max: number; step: number; onNumber: (value: number) => void }

/** A whole number within its bounds; what is none while it is typed changes nothing. */
export function NumberField({ label, value, min, max, step, onNumber }: Props) {
  return (
    <Field label={label}>
      <SpinButton
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={(_, data) => {
          const next = Math.round(data.value ?? Number.parseInt(data.displayValue ?? '', 10))
          if (Number.isFinite(next)) onNumber(Math.min(max, Math.max(min, next)))
        }}
      />
    </Field>
  )
}
