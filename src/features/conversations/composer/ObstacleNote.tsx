import { MessageBar, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { smsRoutesPath } from '../../../lib/smsPaths.ts'
import type { AnswerObstacle } from './obstacle.ts'

const ways = {
  noRoute: { to: smsRoutesPath, words: 'openRoutes' },
  template: { to: smsRoutesPath, words: 'openRoutes' },
  noWay: { to: smsRoutesPath, words: 'openRoutes' },
  sender: { to: smsRoutesPath, words: 'openRoutes' },
  suppressed: { to: '/emailMarketing/suppression', words: 'openSuppressed' },
  points: { to: '/account/pointsDetail', words: 'openPoints' },
} as const satisfies Partial<Record<AnswerObstacle, { to: string; words: string }>>

/** Why nothing can be answered here, and the way to what is missing. */
export function ObstacleNote({ obstacle }: { obstacle: AnswerObstacle }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const way = Object.hasOwn(ways, obstacle) ? ways[obstacle as keyof typeof ways] : null
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t(`obstacle.${obstacle}`)}{' '}
        {way && (
          <Link className={styles.link} to={way.to}>
            {t(`obstacle.${way.words}`)}
          </Link>
        )}
      </MessageBarBody>
    </MessageBar>
  )
}

const useStyles = makeStyles({
  link: {
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
