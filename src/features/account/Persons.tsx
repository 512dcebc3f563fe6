import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { PersonSearchRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { isSubAccount } from '#domain/auth/policy'
import { Part } from '../../components/Part.tsx'
import { usePersonsAddress } from '../../lib/persons.ts'
import { useUser } from '../../lib/session.ts'

/** The way to what persons may ask about themselves; it is for the main account to answer them. */
export function Persons() {
  const { t } = useTranslation('account')
  const styles = useStyles()
  const persons = usePersonsAddress()
  if (isSubAccount(useUser())) return null
  return (
    <Part title={t('persons.title')}>
      <p className={styles.text}>{t('persons.text')}</p>
      <Button className={styles.open} icon={<PersonSearchRegular />} onClick={() => persons.open()}>
        {t('persons.open')}
      </Button>
    </Part>
  )
}

const useStyles = makeStyles({
  text: { margin: 0, color: tokens.colorNeutralForeground2, textWrap: 'pretty' },
  open: { justifySelf: 'start' },
})
