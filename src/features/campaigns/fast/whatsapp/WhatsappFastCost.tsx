import { MessageBar, MessageBarBody, makeStyles } from '@fluentui/react-components'
import { Sheet } from '../../../../components/Sheet.tsx'
import { useFormats } from '../../../../lib/formats.ts'
import { useTaskWords } from '../../task/channel.ts'
import { PointsLeft } from '../../task/RunFacts.tsx'
import { useCategoryWord } from '../../task/whatsapp/useCategoryWord.ts'
import { FastObstacles } from './FastObstacles.tsx'
import type { useWhatsappFast } from './useWhatsappFast.ts'

type Fast = ReturnType<typeof useWhatsappFast>

/** What it takes by market, and what is in the way, all the time while it is typed. */
export function WhatsappFastCost({ fast }: { fast: Fast }) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const facts = useFastFacts(fast)
  const { totals, obstacles, points, reached } = fast
  if (reached === 0 && totals.unwritable === 0 && obstacles.length === 0) return null
  return (
    <Sheet>
      {reached > 0 && (
        <p className={styles.line} role="status">
          {facts.join(' · ')} · <PointsLeft points={points} />
        </p>
      )}
      {totals.unwritable > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t('task.whatsapp.unwritable', { count: totals.unwritable })}</MessageBarBody>
        </MessageBar>
      )}
      <FastObstacles obstacles={obstacles} />
    </Sheet>
  )
}

/** To how many, in which category, and for how many points in which market. */
export function useFastFacts({ totals, reached, category }: Fast): string[] {
  const { t } = useTaskWords()
  const { number } = useFormats()
  const categoryWord = useCategoryWord()(category)
  const markets = totals.markets.map(({ market, points }) =>
    t('fast.market', { market: t(`task.whatsapp.marketName.${market}`), points: number(points) }),
  )
  return [
    t('fast.count', { count: reached }),
    ...(categoryWord ? [categoryWord] : []),
    ...(markets.length > 1 ? markets : []),
    t('fast.points', { count: totals.points }),
  ]
}

const useStyles = makeStyles({
  line: { margin: 0, fontVariantNumeric: 'tabular-nums' },
})
