import { Link } from 'react-router-dom'
import type { MessageObstacle } from '#domain/whatsapp/messageObstacles'
import { whatsappTemplatesPath } from '../../../../lib/whatsappPaths.ts'
import { useTaskWords } from '../channel.ts'

/** What keeps a message of WhatsApp from being sent to anybody. */
export function WhatsappObstacle({ obstacle }: { obstacle: MessageObstacle }) {
  const { t } = useTaskWords()
  if (obstacle.obstacle === 'valuesMissing')
    return <li>{t('task.whatsapp.obstacle.valuesMissing', { count: obstacle.values.length })}</li>
  return (
    <li>
      {t(`task.whatsapp.obstacle.${obstacle.obstacle}`)}{' '}
      {ofTemplate.has(obstacle.obstacle) && <Link to={whatsappTemplatesPath}>{t('task.whatsapp.toTemplates')}</Link>}
    </li>
  )
}

/** What is put right where templates are. */
const ofTemplate: ReadonlySet<MessageObstacle['obstacle']> = new Set(['notApproved', 'paused', 'disabled'])
