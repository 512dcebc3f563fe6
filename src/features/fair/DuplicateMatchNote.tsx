import { MessageBar, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { CardDraft } from '#domain/fair/captured'
import { useDuplicateMatch } from './useDuplicateMatch.ts'

/** Says that this one is here already, before it is kept a second time; `of`: the contact that was made of it. */
export function DuplicateMatchNote({ captured, of }: { captured: CardDraft; of?: string }) {
  const { t } = useTranslation('fair')
  const twin = useDuplicateMatch(captured, of)
  return (
    <div aria-live="polite">
      {twin && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>
            {t(`twin.${twin.reason}`, { name: twin.contact.name || twin.contact.company || t('twin.nameless') })}
          </MessageBarBody>
        </MessageBar>
      )}
    </div>
  )
}
