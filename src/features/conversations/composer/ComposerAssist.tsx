import { useTranslation } from 'react-i18next'
import { languageOfText } from '#domain/assistant/language'
import type { Conversation } from '#domain/conversations/conversation'
import type { MessageLine } from '#workers/search/conversations/api'
import { AssistButton } from '../../../components/assistant/AssistButton.tsx'
import { useClient } from '../../../lib/client.ts'
import { usePhone } from '../../../lib/media.ts'
import { conversationName } from '../names.ts'
import type { ComposerDraft } from './useComposerDraft.ts'

/** So much of a conversation is told to the model. */
const told = 30

/** Suggests an answer, or another wording of what is typed; it is put into the field and sent by nobody but the user. */
export function ComposerAssist({ conversation, draft }: { conversation: Conversation; draft: ComposerDraft }) {
  const { t } = useTranslation('conversations')
  const { conversations } = useClient()
  const phone = usePhone()
  async function lastLines(): Promise<MessageLine[]> {
    const view = await conversations.openThread(conversation.id, () => {})
    try {
      const { total } = await view.lines(0, 0)
      const { lines } = await view.lines(Math.max(0, total - told), total)
      return lines.filter(({ body }) => body)
    } finally {
      view.close()
    }
  }
  async function material() {
    const name = conversationName(conversation)
    const said = (await lastLines()).map((line) => sentence(line, name))
    const typed = draft.value.body.trim()
    return [...said, ...(typed ? [`${t('compose.typed')}: ${typed}`] : [])].join('\n')
  }
  async function theirs() {
    const last = (await lastLines()).findLast(({ direction }) => direction === 'in')
    return last ? languageOfText(last.body) : null
  }
  const subject = { text: draft.value.body, material, theirs, onUse: (body: string) => draft.set({ body }) }
  return (
    <>
      <AssistButton subject={{ ...subject, wishes: ['suggestAnswer', 'shorten', 'politer', 'translate'] }} />
      {/* On a phone there is no room for another button; the first one translates as well. */}
      {!phone && draft.value.body.trim() !== '' && (
        <AssistButton kind="translateTyped" subject={{ ...subject, wishes: ['translate'] }} />
      )}
    </>
  )
}

const sentence = ({ direction, body }: MessageLine, name: string) => `${direction === 'out' ? 'us' : name}: ${body}`
