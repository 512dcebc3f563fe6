import { Button, DialogBody, DialogContent, DialogSurface, DialogTitle, makeStyles } from '@fluentui/react-components'
import { DismissRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Contact } from '#domain/contacts/contact'
import { Dialog } from '../../../components/Dialog.tsx'
import { useFormats } from '../../../lib/formats.ts'
import { type HistoryMoment, Moments } from './Moments.tsx'
import { Restoring } from './Restoring.tsx'

/** What became of a contact, and back to any moment of it. */
export function HistoryDialog({ contact, name, onClose }: { contact: Contact; name: string; onClose: () => void }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const formats = useFormats()
  const [chosen, setChosen] = useState<HistoryMoment | null>(null)
  const time = chosen && formats.dateTime(chosen.at)
  const title = !chosen
    ? t('history.of', { name })
    : chosen.n === 0
      ? t('history.asBefore', { time })
      : t('history.asAfter', { time })
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface className={styles.surface}>
        <DialogBody className={styles.body}>
          <DialogTitle
            className={styles.title}
            action={
              <Button appearance="subtle" icon={<DismissRegular />} aria-label={t('actions.close')} onClick={onClose} />
            }
          >
            {title}
          </DialogTitle>
          <DialogContent>
            {chosen ? (
              <Restoring contact={contact} chosen={chosen} onBack={() => setChosen(null)} onDone={onClose} />
            ) : (
              <Moments contact={contact.id} onChoose={setChosen} />
            )}
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  )
}

const useStyles = makeStyles({
  surface: { maxWidth: '560px' },
  body: { maxHeight: 'calc(100dvh - 96px)' },
  title: {
    overflowWrap: 'anywhere',
    '@media (pointer: coarse)': { '& button': { minHeight: '44px', minWidth: '44px' } },
  },
})
