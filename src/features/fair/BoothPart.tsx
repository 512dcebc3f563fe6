import { Button, makeStyles, Switch, tokens } from '@fluentui/react-components'
import { AddRegular, EditRegular, QrCodeRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppError } from '#domain/errors'
import type { BoothPage } from '#domain/fair/boothPage'
import type { Fair } from '#domain/fair/fair'
import { Sheet } from '../../components/Sheet.tsx'
import { useClient } from '../../lib/client.ts'
import { useToasts } from '../../lib/toasts.ts'
import { BoothCodeDialog } from './BoothCodeDialog.tsx'
import { BoothDialog } from './BoothDialog.tsx'
import { type FairChoice, useBoothPages } from './useFairs.ts'

/** Pages on which visitors leave their address themselves. */
export function BoothPart({ fairs, fair, choice }: { fairs: Fair[]; fair: Fair | null; choice: FairChoice }) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const pages = useBoothPages() ?? []
  /** `page`: null is a new one */
  const [edited, setEdited] = useState<{ page: BoothPage | null } | null>(null)
  const [shown, setShown] = useState<string | null>(null)
  const open = pages.find(({ id }) => id === shown)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('booth.label')}</h2>
      <p className={styles.text}>{t('booth.text')}</p>
      {pages.length > 0 && (
        <ul className={styles.list}>
          {pages.map((page) => (
            <PageItem
              key={page.id}
              page={page}
              fair={fairs.find(({ id }) => id === page.fair)?.name ?? ''}
              onShow={() => setShown(page.id)}
              onEdit={() => setEdited({ page })}
            />
          ))}
        </ul>
      )}
      <div>
        <Button icon={<AddRegular />} onClick={() => setEdited({ page: null })}>
          {t('booth.add')}
        </Button>
      </div>
      {edited && (
        <BoothDialog page={edited.page} fair={fair} choice={choice} onMade={setShown} onClose={() => setEdited(null)} />
      )}
      {open && <BoothCodeDialog page={open} onClose={() => setShown(null)} />}
    </Sheet>
  )
}

type ItemProps = { page: BoothPage; fair: string; onShow: () => void; onEdit: () => void }

function PageItem({ page, fair, onShow, onEdit }: ItemProps) {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const { sync } = useClient()
  const toasts = useToasts()
  const place = [fair, page.booth && t('booth.at', { booth: page.booth })].filter(Boolean).join(' · ')
  async function toggle(isOpen: boolean) {
    const saved = await sync.mutate('booth_page.patch', { id: page.id, fields: { open: isOpen } })
    if (saved.kind === 'refused') toasts.failed(new AppError(saved.code))
  }
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <strong className={styles.name}>{page.title}</strong>
        {place && <span className={styles.place}>{place}</span>}
      </div>
      <Button
        appearance="subtle"
        className={styles.edit}
        icon={<EditRegular />}
        aria-label={t('booth.edit', { title: page.title })}
        onClick={onEdit}
      />
      <Switch
        checked={page.open}
        label={page.open ? t('booth.open') : t('booth.closed')}
        aria-label={`${page.title}: ${t('booth.isOpen')}`}
        onChange={(_, { checked }) => void toggle(checked)}
      />
      <Button icon={<QrCodeRegular />} onClick={onShow} disabled={!page.open}>
        {t('booth.show')}
      </Button>
    </li>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
  item: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalM, minWidth: 0 },
  words: { display: 'grid', flexGrow: 1, minWidth: 0 },
  name: { overflowWrap: 'anywhere', fontWeight: tokens.fontWeightSemibold },
  edit: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
  place: { color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
