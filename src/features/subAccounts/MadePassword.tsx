import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { CopyRegular } from '@fluentui/react-icons'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewPasswordDraft } from '../../components/NewPassword.tsx'
import { useToasts } from '../../lib/toasts.ts'
import { newPassword } from './newPassword.ts'

type Props = { draft: NewPasswordDraft; onMade: (draft: NewPasswordDraft) => void }

/** Makes a password instead of thinking one up, and shows it, because somebody has to be told. */
export function MadePassword({ draft, onMade }: Props) {
  const { t } = useTranslation('subAccounts')
  const styles = useStyles()
  const toasts = useToasts()
  const [made, setMade] = useState<string | null>(null)
  const make = () => {
    const password = newPassword((bytes) => crypto.getRandomValues(bytes))
    setMade(password)
    onMade({ password, again: password })
  }
  const copy = async () => {
    await navigator.clipboard.writeText(draft.password)
    toasts.done(t('create.copied'))
  }
  return (
    <div className={styles.root}>
      <Button size="small" onClick={make}>
        {t('create.generate')}
      </Button>
      {made !== null && made === draft.password && (
        <div role="status" className={styles.made}>
          <code className={styles.code}>{made}</code>
          <Button
            size="small"
            appearance="subtle"
            icon={<CopyRegular />}
            aria-label={t('create.copy')}
            title={t('create.copy')}
            onClick={() => void copy().catch(toasts.failed)}
          />
          <span className={styles.note}>{t('create.generated')}</span>
        </div>
      )}
    </div>
  )
}

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalS,
    '@media (pointer: coarse)': { '& button': { minHeight: '44px' } },
  },
  made: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: tokens.spacingHorizontalS },
  code: { fontSize: tokens.fontSizeBase400 },
  note: { flexBasis: '100%', color: tokens.colorNeutralForeground2, fontSize: tokens.fontSizeBase200 },
})
