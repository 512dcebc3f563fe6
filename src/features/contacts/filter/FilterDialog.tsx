import {
  Button,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
} from '@fluentui/react-components'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { countConditions, type Filter, noFilter } from '#domain/contacts/filter'
import { limits } from '#domain/limits'
import type { ContactQuery } from '#workers/search/api'
import { Dialog } from '../../../components/Dialog.tsx'
import { useClient } from '../../../lib/client.ts'
import { asked, newCondition } from './filterFields.ts'
import { GroupEditor } from './GroupEditor.tsx'

type Props = { query: ContactQuery; onFilter: (filter: Filter) => void; onClose: () => void }

/** Asks for anything about contacts, with how many there are for it while it is being made. */
export function FilterDialog({ query, onFilter, onClose }: Props) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const [draft, setDraft] = useState<Filter>(() =>
    query.filter.of.length > 0 ? query.filter : { ...query.filter, of: [newCondition('name')] },
  )
  const filter = useMemo(() => asked(draft), [draft])
  const matching = useCount(query, filter)
  const finish = (chosen: Filter) => {
    onFilter(chosen)
    onClose()
  }
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle>{t('filter.title')}</DialogTitle>
          <DialogContent>
            <GroupEditor
              group={draft}
              depth={1}
              isFull={countConditions(draft) >= limits.filterConditions / 2}
              onChange={setDraft}
            />
          </DialogContent>
          <DialogActions fluid className={styles.actions}>
            <span role="status" className={styles.count}>
              {matching === null ? '' : t('filter.matching', { count: matching })}
            </span>
            {query.filter.of.length > 0 && (
              <Button appearance="subtle" onClick={() => finish(noFilter)}>
                {t('filter.clear')}
              </Button>
            )}
            <Button onClick={onClose}>{t('actions.cancel')}</Button>
            <Button appearance="primary" onClick={() => finish(filter)}>
              {t('filter.apply')}
            </Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

/** Live: what comes in meanwhile is counted too. */
function useCount(query: ContactQuery, filter: Filter): number | null {
  const { contacts } = useClient()
  const [count, setCount] = useState<number | null>(null)
  useEffect(() => {
    let isOver = false
    const opening = contacts.open({ ...query, filter }, () => void look())
    async function look() {
      const { matching } = await (await opening).count()
      if (!isOver) setCount(matching)
    }
    void look()
    return () => {
      isOver = true
      void opening.then((view) => view.close())
    }
  }, [contacts, query, filter])
  return count
}

const useStyles = makeStyles({
  surface: {
    maxWidth: '760px',
    '@media (max-width: 640px)': { maxWidth: '100vw', width: '100vw', borderRadius: 0, paddingInline: '16px' },
  },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  count: { flexGrow: 1, alignSelf: 'center', fontVariantNumeric: 'tabular-nums' },
  actions: { '@media (pointer: coarse)': { '& button': { minHeight: '44px' } } },
})
