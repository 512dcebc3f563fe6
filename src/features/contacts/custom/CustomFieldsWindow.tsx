import { Button, DialogBody, DialogContent, DialogSurface, DialogTitle } from '@fluentui/react-components'
import { AddRegular, DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type CustomField, inPlace } from '#domain/contacts/customField'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useAllCustomFields, useCustomFields } from '../../../lib/customFields.ts'
import { useUser } from '../../../lib/session.ts'
import { FieldForm } from './FieldForm.tsx'
import { FieldItem } from './FieldItem.tsx'
import { useItemStyles } from './itemStyles.ts'
import { RemovedFields } from './RemovedFields.tsx'
import { useCustomFieldWork } from './useCustomFieldWork.ts'
import { useCustomUses } from './useCustomUses.ts'

type FieldWindow = { kind: 'new' } | { kind: 'edit' | 'delete'; field: CustomField } | null

/** The company's own fields of contacts: the main account changes them, everybody sees what they are. */
export function CustomFieldsWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useItemStyles()
  const isSub = isSubAccount(useUser())
  const mayChange = useCanChange() && !isSub
  const all = useAllCustomFields()
  const fields = useCustomFields()
  const uses = useCustomUses(fields)
  const work = useCustomFieldWork(all)
  const [opened, setOpened] = useState<FieldWindow>(null)
  const close = () => setOpened(null)
  const others = (field: CustomField | null) =>
    inPlace(all)
      .filter(({ id }) => id !== field?.id)
      .map(({ name }) => name)
  const add = (
    <Button
      appearance="primary"
      icon={<AddRegular />}
      className={styles.add}
      disabledFocusable={fields.length >= limits.customFields}
      onClick={() => setOpened({ kind: 'new' })}
    >
      {t('customFields.add')}
    </Button>
  )
  return (
    <>
      <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
        <DialogSurface className={styles.surface}>
          <DialogBody className={styles.body}>
            <DialogTitle
              action={
                <Button
                  appearance="subtle"
                  icon={<DismissRegular />}
                  aria-label={t('actions.close')}
                  onClick={onClose}
                />
              }
            >
              {t('customFields.title')}
            </DialogTitle>
            <DialogContent className={styles.content}>
              {fields.length === 0 ? (
                <EmptyState
                  title={t('customFields.empty')}
                  text={t(isSub ? 'customFields.emptySub' : 'customFields.emptyText')}
                >
                  {mayChange && add}
                </EmptyState>
              ) : (
                <>
                  <p className={styles.hint}>{t('customFields.intro')}</p>
                  <ul className={styles.list}>
                    {fields.map((field, at) => (
                      <FieldItem
                        key={field.id}
                        field={field}
                        uses={uses[field.id]}
                        {...(mayChange && {
                          actions: {
                            onUp: at > 0 ? () => void work.move(at, at - 1) : null,
                            onDown: at < fields.length - 1 ? () => void work.move(at, at + 1) : null,
                            onDrop: (id) =>
                              void work.move(
                                fields.findIndex((one) => one.id === id),
                                at,
                              ),
                            onEdit: () => setOpened({ kind: 'edit', field }),
                            onDelete: () => setOpened({ kind: 'delete', field }),
                          },
                        })}
                      />
                    ))}
                  </ul>
                  {mayChange && (
                    <div className={styles.foot}>
                      {add}
                      <span className={styles.hint}>
                        {t('customFields.count', { count: fields.length, max: limits.customFields })}
                      </span>
                    </div>
                  )}
                </>
              )}
              {mayChange && <RemovedFields all={all} onBringBack={(field) => void work.bringBack(field)} />}
            </DialogContent>
          </DialogBody>
        </DialogSurface>
      </Dialog>
      {opened?.kind === 'new' && (
        <FieldForm
          field={null}
          taken={others(null)}
          onSave={(draft) => work.create({ ...draft, id: newId(), place: work.nextPlace })}
          onClose={close}
        />
      )}
      {opened?.kind === 'edit' && (
        <FieldForm
          field={opened.field}
          taken={others(opened.field)}
          onSave={({ name, options }) =>
            work.patch(opened.field.id, { name, ...(opened.field.type === 'choice' && { options }) })
          }
          onClose={close}
        />
      )}
      {opened?.kind === 'delete' && (
        <ConfirmDialog
          title={t('customFields.deleteTitle', { name: opened.field.name })}
          text={t('customFields.deleteText', { count: uses[opened.field.id] ?? 0, days: limits.customFieldDays })}
          confirm={t('actions.delete')}
          cancel={t('actions.cancel')}
          onConfirm={() => void work.remove(opened.field)}
          onClose={close}
        />
      )}
    </>
  )
}
