import { Button, MessageBar, MessageBarActions, MessageBarBody, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { isOwnPageChannel } from '#domain/conversations/channel'
import type { Conversation } from '#domain/conversations/conversation'
import { isFromProgram } from '#domain/conversations/conversationMessage'
import type { Client } from '#workers/api'
import { useClient } from '../../../lib/client.ts'
import { ownPagesPaths } from '../../../lib/ownPagesPaths.ts'
import { smsRoutesPath, smsSuppressionPath } from '../../../lib/smsPaths.ts'
import { whatsappSuppressionPath } from '../../../lib/whatsappPaths.ts'
import { openWindow } from '../../../lib/windows.ts'
import type { AnswerObstacle } from './obstacle.ts'

const emailSuppressionPath = '/emailMarketing/suppression'
/** The list is one, and has a page in the products that write by it. */
const suppressionPaths = {
  email: emailSuppressionPath,
  sms: smsSuppressionPath,
  whatsapp: whatsappSuppressionPath,
  linked: emailSuppressionPath,
  facebook: emailSuppressionPath,
  instagram: emailSuppressionPath,
} as const satisfies Record<Conversation['channel'], string>

const ways = {
  noRoute: { to: smsRoutesPath, words: 'openRoutes' },
  template: { to: smsRoutesPath, words: 'openRoutes' },
  noWay: { to: smsRoutesPath, words: 'openRoutes' },
  sender: { to: smsRoutesPath, words: 'openRoutes' },
  suppressed: { to: emailSuppressionPath, words: 'openSuppressed' },
  points: { to: '/account/pointsDetail', words: 'openPoints' },
} as const satisfies Partial<Record<AnswerObstacle, { to: string; words: string }>>

type Props = {
  obstacle: AnswerObstacle
  conversation: Conversation
  /** a template is to be sent instead */
  onTemplate: () => void
}

/** Why nothing can be answered here, and the way to what is missing. */
export function ObstacleNote({ obstacle, conversation, onTemplate }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const { conversations } = useClient()
  const { contact_id, id, channel } = conversation
  const way = Object.hasOwn(ways, obstacle) ? ways[obstacle as keyof typeof ways] : null
  const to = obstacle === 'suppressed' ? suppressionPaths[channel] : way?.to
  const page = obstacle === 'page' && isOwnPageChannel(channel) ? ownPagesPaths[channel] : null
  const writeOwn = async (contact: string) =>
    openWindow({ kind: 'mail', start: { contact, answers: await lastMail(conversations, id) } })
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t(`obstacle.${obstacle}`)}{' '}
        {way && to && (
          <Link className={styles.link} to={to}>
            {t(`obstacle.${way.words}`)}
          </Link>
        )}
        {page && (
          <Link className={styles.link} to={page}>
            {t('obstacle.openPages')}
          </Link>
        )}
      </MessageBarBody>
      {obstacle === 'window' && (
        <MessageBarActions>
          <Button className={styles.button} onClick={onTemplate}>
            {t('template.open')}
          </Button>
        </MessageBarActions>
      )}
      {obstacle === 'mailbox' && contact_id && (
        <MessageBarActions>
          <Button className={styles.button} onClick={() => void writeOwn(contact_id).catch(console.error)}>
            {t('obstacle.writeOwn')}
          </Button>
        </MessageBarActions>
      )}
    </MessageBar>
  )
}

/** What they wrote last, as far as this device has it. */
async function lastMail({ openThread }: Client['conversations'], conversation: string): Promise<string | null> {
  const thread = await openThread(conversation, () => {})
  try {
    const { total } = await thread.lines(0, 0)
    const { lines } = await thread.lines(Math.max(0, total - looked), total)
    return lines.findLast(({ direction, kind }) => direction === 'in' && !isFromProgram(kind))?.id ?? null
  } finally {
    thread.close()
  }
}
const looked = 50

const useStyles = makeStyles({
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
  link: {
    color: tokens.colorBrandForeground1,
    '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: '44px' },
  },
})
