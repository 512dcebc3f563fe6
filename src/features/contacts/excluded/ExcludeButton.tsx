import { Button } from '@fluentui/react-components'
import { ProhibitedRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { useCanChange } from '../../../lib/client.ts'
import { addressesOf, useExcluding, useExclusionsOf } from './useExcluded.ts'

/** Takes all addresses of a contact out of everything that is sent. */
export function ExcludeButton({ contact }: { contact: Contact }) {
  const { t } = useTranslation('contacts')
  const { exclude } = useExcluding()
  const isExcluded = useExclusionsOf(contact).length > 0
  const canChange = useCanChange()
  const addresses = addressesOf(contact)
  if (isExcluded || addresses.length === 0) return null
  return (
    <Button
      appearance="subtle"
      icon={<ProhibitedRegular />}
      aria-label={t('excluded.exclude')}
      title={t('excluded.exclude')}
      disabled={!canChange}
      onClick={() => void exclude(addresses, '')}
    />
  )
}
