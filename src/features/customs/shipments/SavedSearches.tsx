import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  Switch,
  tokens,
} from '@fluentui/react-components'
import { AlertRegular, BookmarkRegular, MoreHorizontalRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { ShipmentSearch } from '#domain/customs/savedSearch'
import { type ShipmentFilter, shipmentsAddress } from '#domain/customs/shipmentFilter'
import { limits } from '#domain/limits'
import type { MutationName } from '#domain/mutations'
import { rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { Dialog } from '../../../components/Dialog.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { useCanChange, useClient } from '../../../lib/client.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'

type SearchWords = Pick<ShipmentSearch, 'name' | 'has_alert'>

/** Searches that the user keeps, each one tap away, and the present one to be kept. */
export function SavedSearches({ filter }: { filter: ShipmentFilter }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const canChange = useCanChange()
  const [isNaming, setNaming] = useState(false)
  const searches = useStored(
    async (db) => (await rowsWhere(db, 'shipment_search', () => true)).sort((a, b) => (a.name < b.name ? -1 : 1)),
    [],
  )
  const { create } = useSearchWork()
  const isAsked = Object.keys(filter).length > 0
  const isKept = searches?.some((one) => shipmentsAddress(one.filter) === shipmentsAddress(filter))
  if (!searches?.length && !isAsked) return null
  return (
    <div className={styles.root} role="group" aria-label={t('saved.label')}>
      {searches?.map((one) => (
        <SearchChip key={one.id} search={one} />
      ))}
      {isAsked && !isKept && (
        <Button size="small" icon={<BookmarkRegular />} disabledFocusable={!canChange} onClick={() => setNaming(true)}>
          {t('saved.save')}
        </Button>
      )}
      {isNaming && (
        <SearchDialog
          title={t('saved.save')}
          given={{ name: '', has_alert: true }}
          onSave={(given) => create(given, filter)}
          onClose={() => setNaming(false)}
        />
      )}
    </div>
  )
}

function SearchChip({ search }: { search: ShipmentSearch }) {
  const { t } = useTranslation('customs')
  const styles = useStyles()
  const canChange = useCanChange()
  const [isEdited, setEdited] = useState(false)
  const { change, remove } = useSearchWork()
  return (
    <span className={styles.chip}>
      <Link to={shipmentsAddress(search.filter)} className={styles.link}>
        {search.has_alert && <AlertRegular aria-label={t('saved.alert')} />}
        {search.name}
      </Link>
      <Menu>
        <MenuTrigger disableButtonEnhancement>
          <Button
            size="small"
            appearance="subtle"
            icon={<MoreHorizontalRegular />}
            aria-label={t('saved.more', { name: search.name })}
            disabledFocusable={!canChange}
          />
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItem onClick={() => setEdited(true)}>{t('saved.edit')}</MenuItem>
            <MenuItem onClick={() => void remove(search)}>{t('saved.delete')}</MenuItem>
          </MenuList>
        </MenuPopover>
      </Menu>
      {isEdited && (
        <SearchDialog
          title={t('saved.edit')}
          given={search}
          onSave={(given) => change(search.id, given)}
          onClose={() => setEdited(false)}
        />
      )}
    </span>
  )
}

type DialogProps = {
  title: string
  given: SearchWords
  onSave: (given: SearchWords) => Promise<boolean>
  onClose: () => void
}

function SearchDialog({ title, given, onSave, onClose }: DialogProps) {
  const { t } = useTranslation('customs')
  const [name, setName] = useState(given.name)
  const [has_alert, setAlert] = useState(given.has_alert)
  async function submit() {
    if (name.trim() && (await onSave({ name: name.trim(), has_alert }))) onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface style={{ maxWidth: '420px' }}>
        <form onSubmit={(event) => sendForm(event, submit)} noValidate>
          <DialogBody>
            <DialogTitle>{title}</DialogTitle>
            <DialogContent>
              <Field label={t('saved.name')} required>
                <Input
                  autoFocus
                  value={name}
                  maxLength={limits.labelNameLength}
                  onChange={(_, { value }) => setName(value)}
                />
              </Field>
              <Switch checked={has_alert} label={t('saved.alert')} onChange={(_, { checked }) => setAlert(checked)} />
            </DialogContent>
            <DialogActions fluid>
              <Button onClick={onClose}>{t('saved.cancel')}</Button>
              <Button type="submit" appearance="primary" disabledFocusable={!name.trim()}>
                {t('saved.keep')}
              </Button>
            </DialogActions>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  )
}

function useSearchWork() {
  const { t } = useTranslation('customs')
  const { sync } = useClient()
  const toasts = useToasts()
  async function save(change: { name: MutationName; args: unknown }): Promise<boolean> {
    const saved = await sync.mutateAll([change])
    if (saved.kind === 'refused') toasts.failed(saved)
    return saved.kind === 'saved'
  }
  const create = (given: SearchWords, filter: ShipmentFilter) =>
    save({
      name: 'shipment_search.create',
      args: { id: newId(), filter, name: given.name, has_alert: given.has_alert },
    })
  const change = (id: string, { name, has_alert }: SearchWords) =>
    save({ name: 'shipment_search.patch', args: { id, fields: { name, has_alert } } })
  async function remove(search: ShipmentSearch): Promise<void> {
    if (await save({ name: 'shipment_search.delete', args: { id: search.id } }))
      toasts.done(t('saved.deleted', { name: search.name }), {
        undo: async () => void (await create(search, search.filter)),
      })
  }
  return { create, change, remove }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  chip: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    paddingInlineStart: tokens.spacingHorizontalM,
    borderRadius: tokens.borderRadiusCircular,
    backgroundColor: tokens.colorNeutralBackground3,
  },
  link: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minWidth: 0,
    color: tokens.colorBrandForegroundLink,
    textDecorationLine: 'none',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
})
