import {
  Button,
  Checkbox,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  ToggleButton,
  tokens,
} from '@fluentui/react-components'
import { ArrowDownRegular, ArrowUpRegular, PinRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isId } from '#domain/shared/schema'
import type { ViewColumn } from '#domain/views/savedView'
import { Dialog } from '../../../components/Dialog.tsx'
import { useCustomFields } from '../../../lib/customFields.ts'
import { useOwners } from '../../../lib/owners.ts'
import { openWindow } from '../../../lib/windows.ts'
import { type ListColumn, listColumns } from '../list/listColumns.ts'
import { movedColumn, usualChoice } from './look.ts'

type Props = {
  columns: readonly ViewColumn[] | null
  onColumns: (columns: readonly ViewColumn[] | null) => void
  onClose: () => void
}

/** Which columns the list shows, in which order, and which stay in sight. */
export function ColumnsDialog({ columns, onColumns, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const owners = useOwners()
  const chosen = columns ?? usualChoice
  const custom = useCustomFields()
  const left = [...custom.map(({ id }) => id), ...listColumns].filter(
    (key) => !chosen.some((column) => column.key === key) && (key !== 'belongto' || owners.areSeveral),
  )
  const nameOf = (key: string) =>
    isId(key) ? (custom.find(({ id }) => id === key)?.name ?? t('customFields.gone')) : t(`fields.${key as ListColumn}`)
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('columns.title')}</DialogTitle>
          <DialogContent>
            <ul className={styles.list}>
              {chosen.map((column, at) => {
                const name = nameOf(column.key)
                if (column.key === 'belongto' && !owners.areSeveral) return null
                return (
                  <li key={column.key} className={styles.item}>
                    <Checkbox
                      checked
                      label={name}
                      className={styles.name}
                      // A list of nothing has nothing to click on.
                      disabled={chosen.length === 1}
                      onChange={() => onColumns(chosen.filter((one) => one !== column))}
                    />
                    <ToggleButton
                      appearance="subtle"
                      size="small"
                      icon={<PinRegular />}
                      checked={column.frozen}
                      aria-label={t('columns.freeze', { name })}
                      onClick={() => onColumns(chosen.with(at, { ...column, frozen: !column.frozen }))}
                    />
                    <Button
                      appearance="subtle"
                      size="small"
                      icon={<ArrowUpRegular />}
                      disabledFocusable={at === 0}
                      aria-label={t('export.up', { name })}
                      onClick={() => onColumns(movedColumn(chosen, at, -1))}
                    />
                    <Button
                      appearance="subtle"
                      size="small"
                      icon={<ArrowDownRegular />}
                      disabledFocusable={at === chosen.length - 1}
                      aria-label={t('export.down', { name })}
                      onClick={() => onColumns(movedColumn(chosen, at, 1))}
                    />
                  </li>
                )
              })}
              {left.map((key) => (
                <li key={key} className={styles.item}>
                  <Checkbox
                    checked={false}
                    label={nameOf(key)}
                    className={styles.name}
                    onChange={() => onColumns([...chosen, { key, width: null, frozen: false }])}
                  />
                </li>
              ))}
            </ul>
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            {/* It stays: what is focused must not go. */}
            <Button appearance="subtle" onClick={() => openWindow({ kind: 'customFields' })}>
              {t('customFields.title')}
            </Button>
            <Button appearance="subtle" disabledFocusable={columns === null} onClick={() => onColumns(null)}>
              {t('columns.usual')}
            </Button>
            <Button appearance="primary" onClick={onClose}>
              {t('actions.close')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '440px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  list: { margin: 0, padding: 0, listStyleType: 'none' },
  item: {
    display: 'flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    '@media (pointer: coarse)': { minHeight: '44px', '& button': { minWidth: '44px', minHeight: '44px' } },
  },
  // The component keeps its box as narrow as its label.
  name: { flexGrow: 1, minWidth: 0, maxWidth: 'none' },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
