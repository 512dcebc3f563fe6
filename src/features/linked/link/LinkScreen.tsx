import { Button } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate } from 'react-router-dom'
import { linkedPhonesPerUser } from '#domain/linked/phone'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { isPhoneLinked, useOwnPhones } from '../../../components/linked/useLinkedPhones.ts'
import { Page } from '../../../components/Page.tsx'
import { chatPaths } from '../../../lib/conversationPaths.ts'
import { useAddress } from '../../../lib/useAddress.ts'
import { BeginLink } from './BeginLink.tsx'
import { LinkUnderWay } from './LinkUnderWay.tsx'
import { useLastLink } from './useLink.ts'

export const phonesPath = '/wtMarketing/phones'

/** Links a phone. Who has one already is taken to its chats, unless they want another one, or one of before again. */
export function LinkScreen() {
  const { t } = useTranslation('linked')
  const [address, setAddress] = useAddress()
  const navigate = useNavigate()
  const phones = useOwnPhones()
  const last = useLastLink()
  const [begun, setBegun] = useState<string | null>(null)
  const [isLastOver, setLastOver] = useState(false)
  const again = address.get('phone')
  const isWanted = address.has('add') || again !== null || begun !== null
  if (!phones || last === undefined) return null
  const linkedNow = phones.filter(isPhoneLinked)
  if (linkedNow.length && !isWanted && (!last || isLastOver)) return <Navigate to={chatPaths.linked} replace />
  const underWay = begun ?? (isLastOver ? null : last)
  const isFull = !underWay && linkedNow.filter(({ id }) => id !== again).length >= linkedPhonesPerUser
  return (
    <Page title={t('link.title')} intro={t('link.intro')}>
      {isFull && (
        <EmptyState title={t('link.fullTitle')} text={t('link.fullText', { count: linkedPhonesPerUser })}>
          <Button onClick={() => void navigate(phonesPath)}>{t('phones.menu')}</Button>
        </EmptyState>
      )}
      {!isFull && underWay && (
        <LinkUnderWay
          key={underWay}
          id={underWay}
          onEnd={() => {
            setBegun(null)
            setLastOver(true)
            if (again === null) setAddress({ add: '1' }, { replace: true })
          }}
        />
      )}
      {!isFull && !underWay && <BeginLink again={again} onBegun={setBegun} />}
    </Page>
  )
}
