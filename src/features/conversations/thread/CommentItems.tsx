import { MenuDivider, MenuItem } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { MessageExtra } from '#domain/conversations/messageExtra'
import { asComment } from '#domain/ownPages/answering'
import type { MessageLine } from '#workers/search/conversations/api'
import type { CommentActions } from './useMessageActions.tsx'

type Props = { line: MessageLine; extra: MessageExtra | null | undefined; does: CommentActions }

/** What is done with a comment of somebody's, and with our own answer below one. */
export function CommentItems({ line, extra, does }: Props) {
  const { t } = useTranslation('conversations')
  const comment = asComment(extra)
  const hasLeft = ['accepted', 'delivered', 'read'].includes(line.state)
  if (comment && line.direction === 'in')
    return (
      <>
        <MenuItem onClick={() => does.answer(line.id, 'public')}>{t('comment.answer.public')}</MenuItem>
        {!comment.isMention && (
          <>
            <MenuItem onClick={() => does.answer(line.id, 'private')}>{t('comment.answer.private')}</MenuItem>
            <MenuItem onClick={() => does.hide(line.id, !comment.isHidden)}>
              {t(comment.isHidden ? 'comment.show' : 'comment.hide')}
            </MenuItem>
          </>
        )}
        <MenuDivider />
      </>
    )
  if (extra?.kind === 'commentAnswer' && extra.way === 'public' && hasLeft)
    return <MenuItem onClick={() => does.remove(line.id)}>{t('comment.remove')}</MenuItem>
  return null
}
