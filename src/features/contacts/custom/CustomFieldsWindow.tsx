import {
  Button,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  mergeClasses,
  tokens,
} from '@fluentui/react-components'
import {
  AddRegular,
  ArrowDownRegular,
  ArrowUpRegular,
  CalendarRegular,
  DeleteRegular,
  DismissRegular,
  EditRegular,
  type FluentIcon,
  NumberSymbolRegular,
  TextTRegular,
  TriangleDownRegular,
} from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { type CustomField, type CustomFieldType, inPlace } from '#domain/contacts/customField'
import { limits } from '#domain/limits'
import { newId } from '#workers/newId'
import { ConfirmDialog } from '../../../components/ConfirmDialog.tsx'
import { Dialog } from '../../../components/Dialog.tsx'
import { EmptyState } from '../../../components/EmptyState.tsx'
import { useCanChange } from '../../../lib/client.ts'
import { useAllCustomFields, useCustomFields } from '../../../lib/customFields.ts'
import { useFormats } from '../../../lib/formats.ts'
import { useUser } from '../../../lib/session.ts'
import { FieldForm } from './FieldForm.tsx'
import { useCustomFieldWork } from './useCustomFieldWork.ts'
import { useCustomUses } from './useCustomUses.ts'

type Opened = { kind: 'new' } | { kind: 'edit' | 'delete'; field: CustomField } | null

/** The company's own fields of contacts: the main account changes them, everybody sees what they are. */
export function CustomFieldsWindow({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const isSub = isSubAccount(useUser())
  const mayChange = useCanChange() && !isSub
  const all = useAllCustomFields()
  const fields = useCustomFields()
  const uses = useCustomUses(fields)
  const work = useCustomFieldWork(all)
  const [opened, setOpened] = useState<Opened>(null)
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

const icons: Record<CustomFieldType, FluentIcon> = {
  text: TextTRegular,
  number: NumberSymbolRegular,
  date: CalendarRegular,
  choice: TriangleDownRegular,
}

type ItemActions = {
  onUp: (() => void) | null
  onDown: (() => void) | null
  onDrop: (id: string) => void
  onEdit: () => void
  onDelete: () => void
}
type ItemProps = { field: CustomField; uses: number | undefined; actions?: ItemActions }

function FieldItem({ field, uses, actions }: ItemProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [isOver, setOver] = useState(false)
  const { id, name, type, options } = field
  const Icon = icons[type]
  const offered = options.filter(({ retired }) => !retired).map((option) => option.name)
  const about = [
    t(`customFields.types.${type}`),
    ...(offered.length > 0 ? [offered.join(' / ')] : []),
    ...(uses === undefined ? [] : [t('customFields.uses', { count: uses })]),
  ]
  return (
    <li
      className={mergeClasses(styles.item, isOver && styles.over)}
      draggable={actions !== undefined}
      onDragStart={(event) => event.dataTransfer.setData(dragged, id)}
      onDragOver={(event) => {
        if (!actions || !event.dataTransfer.types.includes(dragged)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        setOver(false)
        const from = event.dataTransfer.getData(dragged)
        if (from && from !== id) actions?.onDrop(from)
      }}
    >
      <Icon aria-hidden className={styles.icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.about}>{about.join(' · ')}</span>
      </span>
      {actions && (
        <span className={styles.actions}>
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowUpRegular />}
            disabledFocusable={!actions.onUp}
            aria-label={t('customFields.up', { name })}
            onClick={() => actions.onUp?.()}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<ArrowDownRegular />}
            disabledFocusable={!actions.onDown}
            aria-label={t('customFields.down', { name })}
            onClick={() => actions.onDown?.()}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<EditRegular />}
            aria-label={t('customFields.edit', { name })}
            onClick={actions.onEdit}
          />
          <Button
            appearance="subtle"
            size="small"
            icon={<DeleteRegular />}
            aria-label={t('customFields.delete', { name })}
            onClick={actions.onDelete}
          />
        </span>
      )}
    </li>
  )
}
const dragged = 'text/x-contact-field'

type RemovedProps = { all: readonly CustomField[]; onBringBack: (field: CustomField) => void }

/** Until the server sweeps them away. */
function RemovedFields({ all, onBringBack }: RemovedProps) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const removed = all
    .filter(({ removed_at }) => removed_at !== null)
    .sort((a, b) => Number(b.removed_at) - Number(a.removed_at))
  if (removed.length === 0) return null
  return (
    <section aria-label={t('customFields.removed')}>
      <h3 className={styles.title}>{t('customFields.removed')}</h3>
      <ul className={styles.list}>
        {removed.map((field) => (
          <li key={field.id} className={styles.item}>
            <span className={styles.words}>
              <span className={styles.name}>{field.name}</span>
              <span className={styles.about}>
                {t('customFields.removedUntil', {
                  date: formats.date(Number(field.removed_at) + limits.customFieldDays * 86_400_000),
                })}
              </span>
            </span>
            <Button size="small" className={styles.add} onClick={() => onBringBack(field)}>
              {t('customFields.bringBack')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const finger = '@media (pointer: coarse)'
const useStyles = makeStyles({
  surface: { maxWidth: '600px' },
  body: { maxHeight: 'min(720px, calc(100dvh - 96px))' },
  content: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM, minHeight: '280px' },
  hint: { margin: 0, color: tokens.colorNeutralForeground3, textWrap: 'pretty' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    minHeight: '44px',
    padding: `${tokens.spacingVerticalXS} 0`,
    borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
    '@media (max-width: 640px)': { flexWrap: 'wrap' },
  },
  over: { boxShadow: `inset 0 2px ${tokens.colorBrandStroke1}` },
  icon: { flexShrink: 0, fontSize: '20px', color: tokens.colorNeutralForeground3 },
  words: { display: 'grid', flexGrow: 1, flexBasis: '60%', minWidth: 0 },
  name: { fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  about: {
    color: tokens.colorNeutralForeground3,
    fontSize: tokens.fontSizeBase200,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  actions: {
    display: 'flex',
    flexShrink: 0,
    marginInlineStart: 'auto',
    [finger]: { '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  foot: { display: 'flex', alignItems: 'center', gap: tokens.spacingHorizontalM },
  add: { flexShrink: 0, [finger]: { minHeight: '44px' } },
  title: {
    margin: `0 0 ${tokens.spacingVerticalXS}`,
    fontSize: tokens.fontSizeBase300,
    fontWeight: tokens.fontWeightSemibold,
  },
})
