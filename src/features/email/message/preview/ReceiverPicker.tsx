import { Button, makeStyles } from '@fluentui/react-components'
import { ChevronDownRegular, PersonRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { ContactPicker } from '../../../../components/ContactPicker.tsx'

export type PreviewReceiver = { id: string; name: string }
type Props = { receiver: PreviewReceiver | null; onReceiver: (receiver: PreviewReceiver | null) => void }

/** Whose name and company stand in the preview: one of the user's own contacts. */
export function ReceiverPicker({ receiver, onReceiver }: Props) {
  const { t } = useTranslation('email')
  const styles = useStyles()
  return (
    <ContactPicker
      label={t('message.preview.receiver')}
      having="emails"
      noteOf={({ emails }) => emails[0]?.email ?? ''}
      onChoose={({ id, name, company, emails }) => onReceiver({ id, name: name || company || emails[0]!.email })}
      nobody={{ text: t('message.preview.sample'), onChoose: () => onReceiver(null) }}
      words={{ find: t('message.preview.find'), none: t('message.preview.noContact') }}
      trigger={
        <Button
          className={styles.button}
          icon={<PersonRegular />}
          aria-label={`${t('message.preview.receiver')}: ${receiver?.name ?? t('message.preview.sample')}`}
        >
          <span className={styles.name}>{receiver?.name ?? t('message.preview.receiver')}</span>
          <ChevronDownRegular aria-hidden />
        </Button>
      }
    />
  )
}

const useStyles = makeStyles({
  button: { maxWidth: '220px', justifyContent: 'start' },
  name: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', marginInlineEnd: '4px' },
})
