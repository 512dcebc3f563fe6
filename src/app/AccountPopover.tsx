import { Popover, PopoverSurface, PopoverTrigger } from '@fluentui/react-components'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUser } from '../lib/session.ts'
import { AvatarButton } from './AccountButton.tsx'
import { AccountPanel } from './AccountPanel.tsx'

export function AccountPopover() {
  const { t } = useTranslation('app')
  const user = useUser()
  const [isOpen, setOpen] = useState(false)
  return (
    <Popover positioning="below-end" trapFocus open={isOpen} onOpenChange={(_, data) => setOpen(data.open)}>
      <PopoverTrigger disableButtonEnhancement>
        <AvatarButton />
      </PopoverTrigger>
      <PopoverSurface aria-label={t('account.menu', { name: user.nickname || user.username })}>
        <AccountPanel onLeave={() => setOpen(false)} />
      </PopoverSurface>
    </Popover>
  )
}
