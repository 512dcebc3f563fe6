import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { AddRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { Page } from '../../../components/Page.tsx'
import { NoSender } from './NoSender.tsx'
import { SenderItem } from './SenderItem.tsx'
import { useSenderList } from './useSenderList.ts'

type Props = { onOpen: (id: string) => void; onNew: () => void }

/** Who writes, and how each of them stands. */
export function SenderList({ onOpen, onNew }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  const senders = useSenderList()
  if (!senders) return null
  const create = (
    <Button appearance="primary" icon={<AddRegular />} onClick={onNew}>
      {t('sender.create')}
    </Button>
  )
  if (!senders.length)
    return (
      <Page title={t('sender.title')} intro={t('sender.intro')}>
        <NoSender>{create}</NoSender>
      </Page>
    )
  return (
    <Page title={t('sender.title')} intro={t('sender.intro')} action={create}>
      <ul className={styles.list} aria-label={t('sender.title')}>
        {senders.map((sender) => (
          <SenderItem key={sender.id} sender={sender} onOpen={() => onOpen(sender.id)} />
        ))}
      </ul>
    </Page>
  )
}

const useStyles = makeStyles({
  list: { display: 'grid', gap: tokens.spacingVerticalM, margin: 0, padding: 0, listStyleType: 'none' },
})
