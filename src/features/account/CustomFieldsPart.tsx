import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { FormNewRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { Part } from '../../components/Part.tsx'
import { useUser } from '../../lib/session.ts'
import { openWindow } from '../../lib/windows.ts'

/** The way to the company's own fields of contacts; they are for the main account to change. */
export function CustomFieldsPart() {
  const { t } = useTranslation('account')
  const styles = useStyles()
  if (isSubAccount(useUser())) return null
  return (
    <Part title={t('contactFields.title')}>
      <p className={styles.text}>{t('contactFields.text')}</p>
      <Button className={styles.open} icon={<FormNewRegular />} onClick={() => openWindow({ kind: 'customFields' })}>
        {t('contactFields.open')}
      </Button>
    </Part>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  open: { justifySelf: 'start' },
})
