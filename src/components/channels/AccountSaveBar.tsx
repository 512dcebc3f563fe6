import { Button, makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import type { ChannelAccountFields } from '#domain/channels/account'
import { phone } from '../../lib/media.ts'
import type { AccountForm } from './useAccountForm.ts'

type Props = {
  form: Pick<AccountForm<ChannelAccountFields, string>, 'isChanged' | 'save' | 'discard' | 'faults'>
  onSaved?: ((id: string) => void) | undefined
}

/** Stands in sight as long as something is to be saved. */
export function AccountSaveBar({ form, onSaved }: Props) {
  const { t } = useTranslation('sms')
  const styles = useStyles()
  if (!form.isChanged) return null
  const save = async () => {
    const id = await form.save()
    if (id) onSaved?.(id)
    else document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }
  const isWrong = Object.keys(form.faults).length > 0
  return (
    <section className={styles.root} aria-label={t('route.unsaved')}>
      <span className={styles.words} role={isWrong ? 'alert' : 'status'}>
        {isWrong ? t('route.fix') : t('route.unsaved')}
      </span>
      <Button onClick={form.discard}>{t('route.discard')}</Button>
      <Button appearance="primary" onClick={() => void save()}>
        {t('route.save')}
      </Button>
    </section>
  )
}

const useStyles = makeStyles({
  root: {
    position: 'sticky',
    bottom: tokens.spacingVerticalM,
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    padding: `${tokens.spacingVerticalM} ${tokens.spacingHorizontalL}`,
    borderRadius: tokens.borderRadiusLarge,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow16,
  },
  words: { flex: '1 1 160px', [phone]: { flexBasis: '100%' } },
})
