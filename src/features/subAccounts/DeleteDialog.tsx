import { Field, Select } from '@fluentui/react-components'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../components/FormDialog.tsx'
import { sendForm } from '../../components/sendForm.ts'
import { useUser } from '../../lib/session.ts'
import type { SubLine } from './subList.ts'
import { useManage } from './useManage.ts'

type Props = { subs: readonly SubLine[]; others: readonly SubLine[]; onDeleted: () => void; onClose: () => void }

/** Somebody leaves: who gets the contacts is asked in the same breath. */
export function DeleteDialog({ subs, others, onDeleted, onClose }: Props) {
  const { t } = useTranslation('subAccounts')
  const me = useUser()
  const manage = useManage()
  const [to, setTo] = useState(me.id)
  const [isBusy, setBusy] = useState(false)
  const contacts = subs.reduce((sum, sub) => sum + sub.contacts, 0)
  const heirs = others.filter(({ status }) => status === 'normal')

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    const subuserids = subs.map(({ id }) => id)
    const answer = await manage('remove', { subuserids, to }, ({ moved }) => t('delete.done', { count: moved }))
    setBusy(false)
    if (!answer) return
    onDeleted()
    onClose()
  }
  return (
    <FormDialog
      title={
        subs.length === 1 ? t('delete.title', { name: subs[0]!.name }) : t('delete.titleMany', { count: subs.length })
      }
      submit={t('actions.delete')}
      isBusy={isBusy}
      onSubmit={(event) => sendForm(event, submit)}
      onClose={onClose}
    >
      <span>{t('delete.text')}</span>
      <Field label={t('delete.recipient')} hint={t('contactCount', { count: contacts })}>
        <Select value={to} onChange={(_, { value }) => setTo(value)}>
          <option value={me.id}>{t('delete.toMain', { name: me.nickname || me.username })}</option>
          {heirs.map(({ id, name, username }) => (
            <option key={id} value={id}>
              {name === username ? name : `${name} (${username})`}
            </option>
          ))}
        </Select>
      </Field>
    </FormDialog>
  )
}
