import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { MailOffRegular } from '@fluentui/react-icons'
import { useTranslation } from 'react-i18next'
import { covers } from '#domain/campaigns/suppression'
import { rowsWhere } from '#workers/database/read'
import { newId } from '#workers/newId'
import { useCanChange, useClient } from '../../../lib/client.ts'
import { useWords } from '../../../lib/errors.ts'
import { useStored } from '../../../lib/reader.ts'
import { useToasts } from '../../../lib/toasts.ts'

/** Somebody who seems to want no more: anybody can write in their name, so a user grants it, with one tap. */
export function Wish({ email }: { email: string }) {
  const { t } = useTranslation('contacts')
  const styles = useStyles()
  const canChange = useCanChange()
  const grant = useGrant(email)
  const known = useStored(
    (db) => rowsWhere(db, 'suppression', (row) => row.value === email && covers(row, 'email')),
    [email],
  )
  if (!known) return null
  if (known.length > 0) return <span className={styles.note}>{t('person.timeline.mail.isGranted')}</span>
  return (
    <div className={styles.root}>
      <span className={styles.note}>{t('person.timeline.mail.wishText')}</span>
      <Button
        size="small"
        className={styles.button}
        icon={<MailOffRegular />}
        disabled={!canChange}
        onClick={() => void grant()}
      >
        {t('person.timeline.mail.grant')}
      </Button>
    </div>
  )
}

function useGrant(email: string): () => Promise<void> {
  const { t } = useTranslation('contacts')
  const { sync } = useClient()
  const toasts = useToasts()
  const words = useWords()
  return async () => {
    const note = t('person.timeline.mail.grantNote')
    const row = { id: newId(), kind: 'email' as const, value: email, channels: ['email' as const], note }
    const saved = await sync.mutate('suppression.create', { rows: [row] })
    if (saved.kind === 'refused') return toasts.info(words.ofCode(saved.code))
    toasts.done(t('person.timeline.mail.granted', { email }), {
      undo: async () => void (await sync.mutate('suppression.delete', { ids: [row.id] })),
    })
  }
}

const useStyles = makeStyles({
  root: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  button: { '@media (pointer: coarse)': { minHeight: '44px' } },
})
