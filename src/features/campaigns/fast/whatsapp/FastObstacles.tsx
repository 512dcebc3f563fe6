import { makeStyles, tokens } from '@fluentui/react-components'
import { Obstacle, obstacleKey } from '../../task/Obstacle.tsx'
import type { StartObstacle } from '../../task/startReasons.ts'

/** What keeps it from being sent, each with the way to where it is put right. */
export function FastObstacles({ obstacles }: { obstacles: readonly StartObstacle[] }) {
  const styles = useStyles()
  if (obstacles.length === 0) return null
  return (
    <ul className={styles.list}>
      {obstacles.map((obstacle) => (
        <Obstacle key={obstacleKey(obstacle)} obstacle={obstacle} />
      ))}
    </ul>
  )
}

const useStyles = makeStyles({
  list: {
    margin: 0,
    paddingInlineStart: tokens.spacingHorizontalL,
    color: tokens.colorStatusDangerForeground1,
    '& a': { color: tokens.colorBrandForeground1 },
  },
})
