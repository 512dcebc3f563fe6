import { useTranslation } from 'react-i18next'
import type { Conversation } from '#domain/conversations/conversation'
import type { MessageLine } from '#workers/search/conversations/api'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { useClient } from '../../../lib/client.ts'
import { conversationName } from '../names.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** So much of a conversation is told to the model. */
const told = 30

/** Suggests an answer, or another wording of what is typed; it is put into the field and sent by nobody but the user. */
export function ComposerAssist({ conversation, draft }: { conversation: Conversation; draft: ComposerDraft }) {
  const { t } = useTranslation('conversations')
  const { conversations } = useClient()
  async function material() {
    const view = await conversations.openThread(conversation.id, () => {})
    try {
      const { total } = await view.lines(0, 0)
      const { lines } = await view.lines(Math.max(0, total - told), total)
      const name = conversationName(conversation)
      const said = lines.filter(({ body }) => body).map((line) => sentence(line, name))
      const typed = draft.value.body.trim()
      return [...said, ...(typed ? [`${t('compose.typed')}: ${typed}`] : [])].join('\n')
    } finally {
      view.close()
    }
  }
  return (
    <AssistButton
      subject={{
        wishes: ['suggestAnswer', 'shorten', 'politer', 'translate'],
        text: draft.value.body,
        material,
        onUse: (body) => draft.set({ body }),
      }}
    />
  )
}

const sentence = ({ direction, body }: MessageLine, name: string) => `${direction === 'out' ? 'us' : name}: ${body}`
