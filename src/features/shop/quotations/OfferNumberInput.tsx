import { Input } from '@fluentui/react-components'
import { useState } from 'react'

type Props = {
  label: string
  name: string
  value: number
  /** null: what is typed is no such number yet */
  read: (typed: string) => number | null
  onValue: (value: number) => void
}

/** A number as somebody types it; what is none yet stays as it is typed, and the last one counts. */
export function OfferNumberInput({ label, name, value, read, onValue }: Props) {
  const [typed, setTyped] = useState(String(value))
  const shown = read(typed) === value ? typed : String(value)
  const [isTyping, setTyping] = useState(false)
  return (
    <Input
      aria-label={label}
      name={name}
      inputMode="decimal"
      value={isTyping ? typed : shown}
      onFocus={(event) => {
        setTyped(shown)
        setTyping(true)
        event.target.select()
      }}
      onBlur={() => setTyping(false)}
      onChange={(_, { value: next }) => {
        setTyped(next)
        const number = read(next)
        if (number !== null) onValue(number)
      }}
    />
  )
}
