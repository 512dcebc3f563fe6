import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isLinkedAccount, isSmsAccount, isWhatsappAccount, type LinkedAccount } from '#domain/channels/account'
import { emptySms } from '#domain/sms/compose'
import { mayNumberSend } from '#domain/whatsapp/campaignRules'
import { rowsWhere } from '#workers/database/read'
import { usableRoutes } from '../../../components/sms/useRoutes.ts'
import { forgetHandedOver, handedOver } from '../../../lib/emailHandOver.ts'
import { useMailLanguage } from '../../../lib/mailWords.ts'
import { readOnce } from '../../../lib/reader.ts'
import { currentUser } from '../../../lib/session.ts'
import type { TaskChannel } from '../../../lib/taskPaths.ts'
import { useDraft } from '../../../lib/useDraft.ts'
import { useTaskChannel, useTaskPaths, useTaskWords } from './channel.ts'
import { LinkedTaskForm } from './linked/LinkedTaskForm.tsx'
import { usablePhones } from './linked/sendingPhones.ts'
import { emptyLinked } from './linked/typedLinked.ts'
import { MailTaskForm } from './MailTaskForm.tsx'
import { SmsTaskForm } from './sms/SmsTaskForm.tsx'
import { emptyTask, isEmptyTask, type TypedTask } from './taskForm.ts'
import { draftKey } from './useTasks.ts'
import { emptyWhatsapp } from './whatsapp/typedWhatsapp.ts'
import { WhatsappTaskForm } from './whatsapp/WhatsappTaskForm.tsx'

/** The form of a new task, with the contacts that were handed over to it, as it was left. */
export function NewTask({ id }: { id: string }) {
  const channel = useTaskChannel()
  const language = useMailLanguage()
  const [start, setStart] = useState<TypedTask | null>(null)
  useEffect(() => {
    let isHere = true
    const look = async () => {
      const [contacts, ofChannel] = await Promise.all([handedOver(id), startOf(channel, language)])
      if (isHere) setStart({ ...emptyTask, ...ofChannel, ...contacts })
    }
    look().catch(console.error)
    return () => {
      isHere = false
    }
  }, [id, channel, language])
  return start && <Draft id={id} start={start} />
}

/** What is chosen before anybody chooses. */
async function startOf(channel: TaskChannel, language: 'zh' | 'en'): Promise<Partial<TypedTask>> {
  if (channel === 'email') return { sender: await onlySender() }
  const accounts = (await readOnce((db) => rowsWhere(db, 'channel_account', (row) => row.channel === channel))) ?? []
  if (channel === 'sms')
    return { sms: emptySms(language), routes: usableRoutes(accounts.filter(isSmsAccount)).map(({ id }) => id) }
  if (channel === 'linked') return { linked: emptyLinked, routes: ownPhones(accounts.filter(isLinkedAccount)) }
  return {
    whatsapp: emptyWhatsapp,
    routes: accounts
      .filter(isWhatsappAccount)
      .filter(mayNumberSend)
      .map(({ id }) => id),
  }
}

/** Nobody writes over a colleague's phone by chance. */
const ownPhones = (phones: readonly LinkedAccount[]): string[] =>
  usablePhones(phones).flatMap(({ id, phone }) => (phone.linked_by === currentUser()?.id ? [id] : []))

/** Who has one sender does not choose. */
async function onlySender(): Promise<string> {
  const me = currentUser()?.id
  const [sender, ...others] =
    (await readOnce((db) => rowsWhere(db, 'email_sender', (row) => row.belongto === me))) ?? []
  return sender && others.length === 0 ? sender.id : ''
}

function Draft({ id, start }: { id: string; start: TypedTask }) {
  const { t } = useTaskWords()
  const navigate = useNavigate()
  const isFilledIn = (useLocation().state as { filledIn?: boolean } | null)?.filledIn === true
  const channel = useTaskChannel()
  const { list } = useTaskPaths()
  const Form = { email: MailTaskForm, sms: SmsTaskForm, whatsapp: WhatsappTaskForm, linked: LinkedTaskForm }[channel]
  const draft = useDraft(draftKey(channel, id), start, isEmptyTask)
  const forget = async () => {
    draft.clear()
    await forgetHandedOver(id)
  }
  return (
    draft.value && (
      <Form
        title={t('task.form.newTitle')}
        typed={draft.value}
        onTyped={draft.set}
        isKept={draft.kept && !isFilledIn}
        task={null}
        named={none}
        onSaved={() => void forget()}
        onDiscard={() => void forget().then(() => navigate(list))}
      />
    )
  )
}

const none: readonly never[] = []
