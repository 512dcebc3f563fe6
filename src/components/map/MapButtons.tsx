import { Button } from '@fluentui/react-components'
import { AddRegular, SubtractRegular } from '@fluentui/react-icons'
import type { ReactElement } from 'react'

type MapButton = 'in' | 'out' | 'whole'
type Props = {
  className: string
  words: Record<MapButton, string>
  whole: ReactElement
  onPress: (button: MapButton) => void
}

/** What a wheel and two fingers do, for a mouse without a wheel and for the keyboard. */
export function MapButtons({ className, words, whole, onPress }: Props) {
  const icons = { in: <AddRegular />, out: <SubtractRegular />, whole }
  return (
    <div className={className}>
      {(['in', 'out', 'whole'] as const).map((button) => (
        <Button
          key={button}
          icon={icons[button]}
          aria-label={words[button]}
          title={words[button]}
          onClick={() => onPress(button)}
        />
      ))}
    </div>
  )
}
