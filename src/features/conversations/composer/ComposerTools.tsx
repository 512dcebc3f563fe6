import { Button, makeStyles } from '@fluentui/react-components'
import { DocumentTextRegular, SlashForwardRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isOwnPageChannel } from '#domain/conversations/channel'
import type { Conversation } from '#domain/conversations/conversation'
import { usePhone } from '../../../lib/media.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { AttachButtons } from './AttachButtons.tsx'
import { ComposerAssist } from './ComposerAssist.tsx'
import type { CommentChoice } from './comments/useCommentChoice.ts'
import { OfferMenu } from './offers/OfferMenu.tsx'
import type { Attacher } from './useAttacher.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

type Props = {
  conversation: Conversation
  draft: ComposerDraft
  attaching: Attacher
  choice: CommentChoice | null
  work: ConversationWork
  onCanned: () => void
  onTemplate: () => void
}

/** What else can be put into a message, or sent instead of one. */
export function ComposerTools({ conversation, draft, attaching, choice, work, onCanned, onTemplate }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const phone = usePhone()
  const isWhatsapp = conversation.channel === 'whatsapp'
  return (
    <div className={styles.root}>
      <Button
        appearance="subtle"
        icon={<SlashForwardRegular />}
        aria-label={t('compose.canned')}
        title={t('compose.canned')}
        onClick={onCanned}
      />
      {isWhatsapp && !phone && (
        <Button
          appearance="subtle"
          icon={<DocumentTextRegular />}
          aria-label={t('template.open')}
          title={t('template.open')}
          onClick={onTemplate}
        />
      )}
      {(!isOwnPageChannel(conversation.channel) || choice?.way === 'message') && (
        <AttachButtons attaching={attaching} />
      )}
      <ComposerAssist conversation={conversation} draft={draft} />
      {(isWhatsapp || conversation.channel === 'linked') && (
        <OfferMenu
          conversation={conversation}
          draft={draft}
          work={work}
          // On a phone there is room for four buttons.
          onTemplate={phone && isWhatsapp ? onTemplate : null}
        />
      )}
    </div>
  )
}

const useStyles = makeStyles({ root: { display: 'flex' } })
