import { MenuItem } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { type Conversation, isPrivate, mayHaveRobot } from '#domain/conversations/conversation'
import { isRobotOn } from '#domain/linked/phone'
import { mayMarkChat } from '#domain/linked/privacy'
import { useChannelAccounts } from '../../../components/channels/useChannelAccounts.ts'
import { useUser } from '../../../lib/session.ts'
import type { ConversationWork } from '../useConversationWork.ts'

type Props = { conversation: Conversation; work: ConversationWork }

/** What is said of a chat of a linked phone: whose it is, by who linked the phone, and whether rules answer in it. */
export function LinkedItems({ conversation, work }: Props) {
  const { t } = useTranslation('conversations')
  const me = useUser().id
  const phone = useChannelAccounts('linked').find(({ id }) => id === conversation.channel_account_id)?.phone
  if (conversation.channel !== 'linked' || !phone) return null
  const { id } = conversation
  const as = isPrivate(conversation) ? 'business' : 'private'
  const isOn = isRobotOn(phone, conversation)
  return (
    <>
      {mayMarkChat(me, phone.linked_by) && (
        <MenuItem onClick={() => void work.mark(id, as)}>{t(`actions.mark.${as}`)}</MenuItem>
      )}
      {mayHaveRobot(conversation) && (
        <MenuItem onClick={() => void work.robot([id], !isOn)}>{t(`actions.robot.${isOn ? 'off' : 'on'}`)}</MenuItem>
      )}
    </>
  )
}
