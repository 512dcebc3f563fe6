import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BulkAction } from '#domain/contacts/bulk'
import { type FollowUpStatus, followUpStatuses } from '#domain/contacts/contact'
import { useLabelMaker, useLabels } from '../../../lib/labels.tsx'
import { SelectionChoice, SelectionFrame, type SelectionProps } from './SelectionFrame.tsx'
import { type SelectionAction, SelectionMenu } from './SelectionMenu.tsx'

const BulkEditDialog = lazy(() => import('./BulkEditDialog.tsx').then((m) => ({ default: m.BulkEditDialog })))

type Props = SelectionProps & {
  onAction: (action: BulkAction) => void
  onExport: () => void
  /** null: nobody is there to take them */
  onHandOn: (() => void) | null
  /** null: not for who has no email marketing */
  onEmail: (() => void) | null
  onCheck: (() => void) | null
}

/** What can be done with all selected contacts at once. */
export function SelectionBar({ onAction, onExport, onHandOn, onEmail, onCheck, ...selected }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const frame = useTranslation('app').t
  const labels = useLabels()
  const make = useLabelMaker()
  const [isEditing, setEditing] = useState(false)
  const optionsOf = (kind: 'tag' | 'category' | 'source') =>
    labels[kind].map(({ id, name }) => ({ value: id, text: name }))
  const none = { value: '', text: t('panel.none') }
  const makeAnd = (kind: 'tag' | 'category' | 'source', act: (id: string) => void) => (name: string) =>
    void make(kind, name).then((id) => id && act(id))

  const addTag = (tag: string) => onAction({ kind: 'tag.add', tag })
  const patch = (key: 'category' | 'source') => (id: string) =>
    onAction({ kind: 'patch', fields: { [key]: id === '' ? null : id } })
  const tags: SelectionAction[] = [
    {
      label: t('selection.addTag'),
      choice: { options: optionsOf('tag'), onChoose: addTag, onCreate: makeAnd('tag', addTag) },
    },
    {
      label: t('selection.removeTag'),
      choice: { options: optionsOf('tag'), onChoose: (tag) => onAction({ kind: 'tag.remove', tag }) },
    },
  ]
  const values: SelectionAction[] = [
    {
      label: t('fields.follow_up_status'),
      choice: {
        options: followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) })),
        onChoose: (value) => onAction({ kind: 'patch', fields: { follow_up_status: value as FollowUpStatus } }),
      },
    },
    ...(['category', 'source'] as const).map((kind) => ({
      label: t(`fields.${kind}`),
      choice: {
        options: [none, ...optionsOf(kind)],
        onChoose: patch(kind),
        onCreate: makeAnd(kind, patch(kind)),
      },
    })),
    ...(onHandOn ? [{ label: frame('windows.handOn'), act: onHandOn, online: true as const }] : []),
    { label: t('selection.edit'), act: () => setEditing(true) },
  ]
  const more: SelectionAction[] = [
    ...(onCheck ? [{ label: t('selection.checkAddresses'), act: onCheck }] : []),
    { label: t('selection.exclude'), act: () => onAction({ kind: 'exclude' }) },
  ]
  return (
    <SelectionFrame {...selected}>
      <SelectionMenu label={t('selection.tags')} actions={tags} />
      <SelectionMenu label={t('selection.set')} actions={values} />
      {onEmail && <Button onClick={onEmail}>{t('selection.email')}</Button>}
      <Button onClick={onExport}>{t('actions.export')}</Button>
      <SelectionMenu label={t('selection.more')} actions={more} />
      <Button className={styles.delete} onClick={() => onAction({ kind: 'delete' })}>
        {t('actions.delete')}
      </Button>
      <Suspense>
        {isEditing && (
          <BulkEditDialog
            count={selected.count}
            onFields={(fields) => onAction({ kind: 'patch', fields })}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </SelectionFrame>
  )
}

export function StatusChoice({ onStatus }: { onStatus: (status: FollowUpStatus) => void }) {
  const { t } = useTranslation('contacts')
  return (
    <SelectionChoice
      label={t('fields.follow_up_status')}
      options={followUpStatuses.map((value) => ({ value, text: t(`status.${value}`) }))}
      onChoose={(value) => onStatus(value as FollowUpStatus)}
    />
  )
}

const useStyles = makeStyles({
  // Apart from what is done in passing.
  delete: {
    marginInlineStart: tokens.spacingHorizontalM,
    color: tokens.colorStatusDangerForeground1,
    ':hover': { color: tokens.colorStatusDangerForeground1 },
  },
})
