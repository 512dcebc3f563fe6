import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger, makeStyles } from '@fluentui/react-components'
import { MoreVerticalRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import { mayReactTo } from '#domain/conversations/reactions'
import { linkedWritingRefusal } from '#domain/linked/answering'
import type { MessageLine } from '#workers/search/conversations/api'
import { CommentItems } from './CommentItems.tsx'
import { ReactionItems } from './ReactionItems.tsx'
import type { MessageActions } from './useMessageActions.tsx'

/** `reaction`: what our company thinks of it; null: nothing yet. `expires`: it is deleted by itself. */
type Props = {
  line: MessageLine
  extra: MessageExtra | null | undefined
  actions: MessageActions
  reaction: string | null
  expires: boolean
}

/** What else can be done with a message. A thread has hundreds: the menu is made when it is opened. */
export function MessageMenu({ line, extra, actions, reaction, expires }: Props) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  /** since when it is open */
  const [opened, setOpened] = useState<number | null>(null)
  const button = (
    <Button
      appearance="subtle"
      size="small"
      icon={<MoreVerticalRegular />}
      aria-label={t('thread.actions')}
      aria-haspopup="menu"
      {...(opened === null && { onClick: () => setOpened(Date.now()) })}
    />
  )
  if (opened === null) return button
  const { react } = actions
  return (
    <Menu open onOpenChange={(_, { open }) => setOpened(open ? opened : null)}>
      <MenuTrigger disableButtonEnhancement>{button}</MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.menu}>
          {react && mayReactTo(line, opened) && (
            <ReactionItems reaction={reaction} onReact={(emoji) => react(line, emoji)} />
          )}
          {actions.comment && <CommentItems line={line} extra={extra} does={actions.comment} />}
          {actions.quote && line.body && <MenuItem onClick={() => actions.quote?.(line)}>{t('thread.quote')}</MenuItem>}
          {actions.forward && line.state !== 'failed' && (
            <MenuItem onClick={() => actions.forward?.(line)}>{t('thread.forward')}</MenuItem>
          )}
          {line.body && <MenuItem onClick={() => actions.copy(line.body)}>{t('thread.copy')}</MenuItem>}
          {actions.change && line.body && mayChange('edit', line, opened) && (
            <MenuItem onClick={() => actions.change?.edit(line)}>{t('thread.edit')}</MenuItem>
          )}
          {actions.change && mayChange('revoke', line, opened) && (
            <MenuItem onClick={() => actions.change?.revoke(line.id)}>{t('thread.revoke')}</MenuItem>
          )}
          {actions.expire && (
            <MenuItem onClick={() => actions.expire?.(line.id, !expires)}>
              {t(expires ? 'thread.keep' : 'thread.expire')}
            </MenuItem>
          )}
          {actions.mayDelete && <MenuItem onClick={() => actions.askDelete(line.id)}>{t('thread.delete')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  )
}

/** It is at WhatsApp, and recent enough. */
const mayChange = (kind: 'edit' | 'revoke', line: MessageLine, now: number): boolean =>
  line.direction === 'out' &&
  ['accepted', 'delivered', 'read', 'played'].includes(line.state) &&
  linkedWritingRefusal({ kind }, line, now) === null

const useStyles = makeStyles({
  menu: { '@media (pointer: coarse)': { '& [role=menuitem]': { minHeight: '44px', alignItems: 'center' } } },
})
