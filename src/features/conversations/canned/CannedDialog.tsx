import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import { AddRegular, DeleteRegular, EditRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import type { CannedAnswer } from '#domain/conversations/note'
import { Dialog } from '../../../components/Dialog.tsx'
import { StatusBadge } from '../../../components/StatusBadge.tsx'
import { useUser } from '../../../lib/session.ts'
import { useToasts } from '../../../lib/toasts.ts'
import type { ConversationWork } from '../useConversationWork.ts'
import { CannedForm } from './CannedForm.tsx'
import { useCannedAnswers } from './useCannedAnswers.ts'

/** All canned answers, and the form of one of them. */
export function CannedDialog({ work, onClose }: { work: ConversationWork; onClose: () => void }) {
  const { t } = useTranslation('conversations')
  const [edited, setEdited] = useState<CannedAnswer | 'new' | null>(null)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: '560px' }}>
        {edited ? (
          <CannedForm
            key={edited === 'new' ? 'new' : edited.id}
            answer={edited === 'new' ? null : edited}
            work={work}
            onDone={() => setEdited(null)}
          />
        ) : (
          <DialogBody>
            <DialogTitle>{t('canned.title')}</DialogTitle>
            <DialogContent>
              <CannedItems work={work} onEdit={setEdited} />
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={onClose}>{t('canned.close')}</Button>
              <Button appearance="primary" icon={<AddRegular />} onClick={() => setEdited('new')}>
                {t('canned.new')}
              </Button>
            </DialogActions>
          </DialogBody>
        )}
      </DialogSurface>
    </Dialog>
  )
}

function CannedItems({ work, onEdit }: { work: ConversationWork; onEdit: (answer: CannedAnswer) => void }) {
  const { t } = useTranslation('conversations')
  const styles = useStyles()
  const toasts = useToasts()
  const user = useUser()
  const answers = useCannedAnswers()
  async function remove({ owner: _, created_at: __, updated_at: ___, ...made }: CannedAnswer) {
    if (!(await work.save([{ name: 'canned_answer.delete', args: { id: made.id } }]))) return
    toasts.done(t('done.cannedDeleted'), {
      undo: () => void work.save([{ name: 'canned_answer.create', args: made }]),
    })
  }
  if (answers?.length === 0) return <p className={styles.note}>{t('canned.empty')}</p>
  return (
    <>
      <p className={styles.note}>{t('canned.intro')}</p>
      <ul className={styles.list}>
        {answers?.map((answer) => (
          <li key={answer.id} className={styles.item}>
            <div className={styles.words}>
              <span className={styles.name}>
                {answer.name} {answer.shortcut && <span className={styles.shortcut}>/{answer.shortcut}</span>}{' '}
                {answer.shared && <StatusBadge tone="neutral">{t('canned.sharedMark')}</StatusBadge>}
              </span>
              <span className={styles.text}>{answer.text}</span>
            </div>
            {(answer.owner === user.id || !isSubAccount(user)) && (
              <>
                <Button
                  appearance="subtle"
                  icon={<EditRegular />}
                  aria-label={t('canned.editOne', { name: answer.name })}
                  onClick={() => onEdit(answer)}
                />
                <Button
                  appearance="subtle"
                  icon={<DeleteRegular />}
                  aria-label={t('canned.deleteOne', { name: answer.name })}
                  onClick={() => void remove(answer)}
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

const useStyles = makeStyles({
  note: { margin: 0, color: tokens.colorNeutralForeground3 },
  list: { margin: `${tokens.spacingVerticalS} 0 0`, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingBlock: tokens.spacingVerticalS,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '& button': { flexShrink: 0, '@media (pointer: coarse)': { minHeight: '44px', minWidth: '44px' } },
  },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  shortcut: { color: tokens.colorNeutralForeground3, fontWeight: tokens.fontWeightRegular },
  text: {
    display: '-webkit-box',
    overflow: 'hidden',
    WebkitLineClamp: '2',
    WebkitBoxOrient: 'vertical',
    color: tokens.colorNeutralForeground2,
    fontSize: tokens.fontSizeBase200,
    overflowWrap: 'anywhere',
  },
})
