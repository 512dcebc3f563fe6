import { useEffect, useState } from 'react'
import { type TextTranslation, translated } from '../../lib/translation.ts'

type TranslatingState = { of: string; made: TextTranslation | null; problem: unknown }

/** A text in another language; asked for again by `again`. */
export function useTranslated(text: string, target: string) {
  const [state, setState] = useState<TranslatingState>({ of: '', made: null, problem: null })
  const [turn, setTurn] = useState(0)
  const key = `${turn} ${target} ${text}`
  useEffect(() => {
    let isLeft = false
    const give = (found: Omit<TranslatingState, 'of'>) => !isLeft && setState({ of: key, ...found })
    if (text.trim())
      translated(text, target).then(
        (made) => give({ made, problem: null }),
        (problem: unknown) => give({ made: null, problem }),
      )
    return () => {
      isLeft = true
    }
  }, [key, text, target])
  const known = state.of === key ? state : { made: null, problem: null }
  return { ...known, isRunning: known.made === null && known.problem === null, again: () => setTurn((now) => now + 1) }
}
