import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Hint, LargeCode } from './ShareLeadsFrame.tsx'

/** Slow enough for any camera, and below what could hurt somebody: fewer than three changes a second. */
const showMs = 400

/** One code after the other, again and again, until the other phone has all of them. */
export function CodeSeries({ frames }: { frames: string[] }) {
  const { t } = useTranslation('fair')
  const [at, setAt] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setAt((old) => (old + 1) % frames.length), showMs)
    return () => clearInterval(timer)
  }, [frames])
  const label = t('shareLeads.series', { at: at + 1, of: frames.length })
  return (
    <>
      <LargeCode text={frames[at]!} label={label} />
      <Hint>{label}</Hint>
      <Hint>{t('shareLeads.seriesNote')}</Hint>
    </>
  )
}
