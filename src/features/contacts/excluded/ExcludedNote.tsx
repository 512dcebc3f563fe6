import { Button, MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { useCanChange } from '../../../lib/client.ts'
import { useRights } from '../export/useRights.tsx'
import { useExcluding, useExclusionsOf } from './useExcluded.ts'

/** Says that nothing is sent to this contact any more, and why. */
export function ExcludedNote({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const exclusions = useExclusionsOf(contact)
  const { allow } = useExcluding()
  const rights = useRights()
  const canChange = useCanChange()
  if (exclusions.length === 0) return null
  const reason = exclusions.find((one) => one.reason)?.reason
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>{reason ? t('excluded.noteWhy', { reason }) : t('excluded.note')}</MessageBarBody>
      <MessageBarActions>
        <Button
          disabled={!canChange}
          onClick={() => (rights.may('delete_data') ? void allow(exclusions) : rights.ask('delete_data'))}
        >
          {t('excluded.allow')}
        </Button>
      </MessageBarActions>
    </MessageBar>
  )
}
