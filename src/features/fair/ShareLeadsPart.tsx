import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { ArrowDownloadRegular, ShareRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '../../components/Sheet.tsx'
import { GiveDialog } from './GiveDialog.tsx'
import { TakeDialog } from './TakeDialog.tsx'

/** Leads that only one phone has, on their way to another one without a network. */
export function ShareLeadsPart() {
  const { t } = useTranslation('fair')
  const styles = useStyles()
  const [open, setOpen] = useState<'give' | 'take' | null>(null)
  const close = () => setOpen(null)
  return (
    <Sheet>
      <h2 className={styles.title}>{t('shareLeads.label')}</h2>
      <p className={styles.text}>{t('shareLeads.text')}</p>
      <div className={styles.buttons}>
        <Button icon={<ShareRegular />} onClick={() => setOpen('give')}>
          {t('shareLeads.give')}
        </Button>
        <Button icon={<ArrowDownloadRegular />} onClick={() => setOpen('take')}>
          {t('shareLeads.take')}
        </Button>
      </div>
      {open === 'give' && <GiveDialog onClose={close} />}
      {open === 'take' && <TakeDialog onClose={close} />}
    </Sheet>
  )
}

const useStyles = makeStyles({
  title: { margin: 0, fontSize: tokens.fontSizeBase400, fontWeight: tokens.fontWeightSemibold },
  text: { margin: 0, color: tokens.colorNeutralForeground2 },
  buttons: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS },
})
