import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  tokens,
} from '@fluentui/react-components'
import {
  ChevronDownRegular,
  ColumnTripleRegular,
  DeleteRegular,
  EditRegular,
  SaveRegular,
  TableRegular,
} from '@fluentui/react-icons'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { noFilter } from '#domain/contacts/filter'
import type { SavedView, ViewColumn, ViewLook } from '#domain/views/savedView'
import type { ContactQuery } from '#workers/search/api'
import { useCanChange } from '../../../lib/client.ts'
import { useUser } from '../../../lib/session.ts'
import { ColumnsDialog } from './ColumnsDialog.tsx'
import { askedBy, isSameLook, viewLook } from './look.ts'
import { useViewChanges } from './useViews.ts'
import { ViewDialog } from './ViewDialog.tsx'

type Props = {
  views: readonly SavedView[]
  view: SavedView | null
  query: ContactQuery
  columns: readonly ViewColumn[] | null
  onColumns: (columns: readonly ViewColumn[] | null) => void
  /** another view, with what it asks for */
  onView: (id: string | null, change: Partial<ContactQuery>) => void
  /** cards have no columns */
  narrow: boolean
}
type ViewDialogKind = 'columns' | 'new' | 'edit' | null
const none = ''

/** Which view the list is looked at by, and how it is kept. Not drawn again for a key stroke. */
export const ViewBar = memo(function ViewBar(props: Props) {
  const { views, view, query, columns, onColumns, onView, narrow } = props
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const canChange = useCanChange()
  const user = useUser()
  const changes = useViewChanges()
  const [opened, setOpened] = useState<ViewDialogKind>(null)
  const look = viewLook(query, columns)
  const isChanged = view !== null && !isSameLook(look, view)
  const mayChange = view !== null && canChange && changes.mayChange(view)

  const choose = (id: string) => {
    const next = views.find((one) => one.id === id)
    onColumns(null)
    onView(next?.id ?? null, askedBy(next ?? plainLook))
  }
  const own = views.filter(({ owner }) => owner === user.id)
  const others = views.filter(({ owner }) => owner !== user.id)
  const name = view?.name ?? t('views.all')
  return (
    <>
      <Menu
        checkedValues={{ view: [view?.id ?? none] }}
        onCheckedValueChange={(_, { checkedItems }) => choose(checkedItems[0] ?? none)}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            appearance="subtle"
            className={styles.button}
            icon={<TableRegular />}
            aria-label={t('views.label', { name })}
          >
            <span className={styles.name}>{isChanged ? t('views.changed', { name }) : name}</span>
            <ChevronDownRegular aria-hidden />
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <MenuItemRadio name="view" value={none}>
              {t('views.all')}
            </MenuItemRadio>
            <ViewGroup title={t('views.own')} views={own} />
            <ViewGroup title={t('views.shared')} views={others} />
            <MenuDivider />
            {mayChange && isChanged && (
              <MenuItem icon={<SaveRegular />} onClick={() => void changes.patch(view.id, look)}>
                {t('views.save')}
              </MenuItem>
            )}
            <MenuItem icon={<SaveRegular />} disabled={!canChange} onClick={() => setOpened('new')}>
              {t('views.saveAs')}
            </MenuItem>
            {mayChange && (
              <>
                <MenuItem icon={<EditRegular />} onClick={() => setOpened('edit')}>
                  {t('views.edit')}
                </MenuItem>
                <MenuItem
                  icon={<DeleteRegular />}
                  onClick={() => {
                    onView(null, {})
                    void changes.remove(view)
                  }}
                >
                  {t('views.delete')}
                </MenuItem>
              </>
            )}
          </MenuList>
        </MenuPopover>
      </Menu>
      {!narrow && (
        <Button
          appearance="subtle"
          className={styles.button}
          icon={<ColumnTripleRegular />}
          onClick={() => setOpened('columns')}
        >
          {t('columns.title')}
        </Button>
      )}
      {opened === 'columns' && (
        <ColumnsDialog columns={columns} onColumns={onColumns} onClose={() => setOpened(null)} />
      )}
      {opened === 'new' && (
        <ViewDialog
          naming={{ name: '', shared: false }}
          onSave={async (naming) => {
            const id = await changes.create(look, naming)
            if (id) onView(id, {})
          }}
          onClose={() => setOpened(null)}
        />
      )}
      {opened === 'edit' && view && (
        <ViewDialog
          naming={view}
          onSave={async (naming) => void (await changes.patch(view.id, naming))}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  )
})

const plainLook: ViewLook = { columns: [], sort: null, descending: true, filter: noFilter }

function ViewGroup({ title, views }: { title: string; views: readonly SavedView[] }) {
  if (views.length === 0) return null
  return (
    <MenuGroup>
      <MenuGroupHeader>{title}</MenuGroupHeader>
      {views.map(({ id, name }) => (
        <MenuItemRadio key={id} name="view" value={id}>
          {name}
        </MenuItemRadio>
      ))}
    </MenuGroup>
  )
}

const useStyles = makeStyles({
  button: {
    flexShrink: 0,
    minWidth: 'auto',
    marginBlock: '2px',
    whiteSpace: 'nowrap',
    '@media (pointer: coarse)': { minHeight: '44px' },
  },
  name: {
    maxWidth: '180px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    marginInlineEnd: tokens.spacingHorizontalXS,
  },
})
