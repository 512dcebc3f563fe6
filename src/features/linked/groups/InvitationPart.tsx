import { Button, Field, Input, makeStyles, tokens } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { invitationCode, type LinkedGroupAnswer, linkedCalls } from '#domain/linked/calls'
import { OnlineButton } from '../../../components/OnlineButton.tsx'
import { Part } from '../../../components/Part.tsx'
import { sendForm } from '../../../components/sendForm.ts'
import { request } from '../../../lib/http.ts'
import { useToasts } from '../../../lib/toasts.ts'
import { askAgain } from '../../../lib/useAnswer.ts'

type FoundGroup = { invite: string; group: LinkedGroupAnswer }

/** Looks what an invitation leads to before anything is joined. */
export function InvitationPart({ phone }: { phone: string }) {
  const { t } = useTranslation('linked')
  const styles = useStyles()
  const toasts = useToasts()
  const [invite, setInvite] = useState('')
  const [isWrong, setWrong] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [found, setFound] = useState<FoundGroup | null>(null)

  async function busy(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
    } catch (error) {
      toasts.failed(error)
    } finally {
      setBusy(false)
    }
  }
  async function look(event: FormEvent) {
    event.preventDefault()
    const isCode = invitationCode(invite) !== null
    setWrong(!isCode)
    if (!isCode) return
    await busy(async () => setFound({ invite, group: await request(linkedCalls.invitation, { uuid: phone, invite }) }))
  }
  const join = ({ invite: code, group }: FoundGroup) =>
    busy(async () => {
      const { groupId } = await request(linkedCalls.acceptInvite, { uuid: phone, invite: code })
      toasts.done(t(groupId === null ? 'groups.requested' : 'groups.joined', { name: group.subject }))
      setFound(null)
      setInvite('')
      askAgain()
    })
  return (
    <Part title={t('groups.invitation')}>
      <form className={styles.line} onSubmit={(event) => sendForm(event, look)} noValidate>
        <Field
          className={styles.field}
          label={t('groups.link')}
          {...(isWrong && { validationMessage: t('groups.wrong') })}
        >
          <Input
            value={invite}
            placeholder="https://chat.whatsapp.com/…"
            inputMode="url"
            onChange={(_, { value }) => setInvite(value)}
          />
        </Field>
        <OnlineButton type="submit" {...(isBusy && { disabledFocusable: true })}>
          {t('groups.look')}
        </OnlineButton>
      </form>
      {found && (
        <div className={styles.found}>
          <span>
            <strong>{found.group.subject || t('groups.noName')}</strong> ·{' '}
            {t('groups.size', { count: found.group.size })}
          </span>
          <OnlineButton appearance="primary" onClick={() => void join(found)}>
            {t('groups.join')}
          </OnlineButton>
          <Button onClick={() => setFound(null)}>{t('groups.leave')}</Button>
        </div>
      )}
    </Part>
  )
}

const useStyles = makeStyles({
  line: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { flex: '1 1 260px', minWidth: 0 },
  found: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    overflowWrap: 'anywhere',
  },
})
