import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components'
import { MoreVerticalRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageLine } from '#workers/search/conversations/api'
import type { MessageActions } from './useMessageActions.tsx'

/** What else can be done with a message. A thread has hundreds: the menu is made when it is opened. */
export function MessageMenu({ line, actions }: { line: MessageLine; actions: MessageActions }) {
  const { t } = useTranslation('conversations')
  const [isOpen, setOpen] = useState(false)
  const button = (
    <Button
      appearance="subtle"
      size="small"
      icon={<MoreVerticalRegular />}
      aria-label={t('thread.actions')}
      aria-haspopup="menu"
      {...(!isOpen && { onClick: () => setOpen(true) })}
    />
  )
  if (!isOpen) return button
  return (
    <Menu open onOpenChange={(_, { open }) => setOpen(open)}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList>
          {actions.quote && line.body && <MenuItem onClick={() => actions.quote?.(line)}>{t('thread.quote')}</MenuItem>}
          {line.body && <MenuItem onClick={() => actions.copy(line.body)}>{t('thread.copy')}</MenuItem>}
          {actions.mayDelete && <MenuItem onClick={() => actions.askDelete(line.id)}>{t('thread.delete')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}
