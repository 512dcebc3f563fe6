import { makeStyles, tokens } from '@fluentui/react-components'
import { useTranslation } from 'react-i18next'
import { isCustomTag, tagParts } from '#domain/email/render/mergeTags'
import { plainTemplate } from '#domain/whatsapp/template'
import { useTaskChannel, useTaskWords } from './channel.ts'
import { type Fact, FactList } from './FactList.tsx'
import type { TaskLine } from './useTasks.ts'

/** What leaves: a subject or a text, '' where it is gone; `as`: whose copy of it this is. */
export type SentFacts = { text: string; as?: string; from: string }

type Props = {
  of: SentFacts
  /** '' where no second subject is tried */
  secondSubject?: string
  more: readonly Fact[]
}

/** What somebody reads before messages leave: what is in them, who sends them, and what is known besides. */
export function SendFacts({ of: { text, as, from }, secondSubject = '', more }: Props) {
  const { t } = useTaskWords()
  const styles = useStyles()
  const named = useTagNames()
  const facts: Fact[] = [
    { name: t('task.ask.subject'), value: named(text) || t('task.messageGone') },
    ...(as ? [{ name: '', value: <span className={styles.note}>{t('task.ask.readBy', { name: as })}</span> }] : []),
    ...(secondSubject ? [{ name: t('task.form.testB'), value: named(secondSubject) }] : []),
    { name: t('task.ask.sender'), value: from || t('task.senderGone') },
    ...more,
  ]
  return <FactList facts={facts} className={styles.facts} />
}

/** The same of a task that is kept. */
export function useSentFacts(): (
  line: Pick<TaskLine, 'message' | 'sender' | 'sms' | 'whatsapp' | 'template' | 'routes'>,
) => SentFacts {
  const isMail = useTaskChannel() === 'email'
  return ({ message, sender, sms, whatsapp, template, routes }) =>
    !isMail
      ? {
          text: sms?.text ?? template?.text ?? whatsappText(whatsapp),
          from: routes.map(({ name }) => name).join(' · '),
        }
      : { text: message?.theme ?? '', from: sender ? `${sender.name} <${sender.address}>` : '' }
}

/** With the values as they are typed; '' where the template is gone. */
export const whatsappText = (use: TaskLine['whatsapp']): string =>
  use?.template ? plainTemplate(use.template.approved ?? use.template, use.message) : ''

/** A merge tag as what will stand there. */
function useTagNames(): (text: string) => string {
  const { t } = useTranslation('email')
  return (text) =>
    tagParts(text)
      .map(({ source, tag }) => {
        if (tag === null) return source
        return `[${isCustomTag(tag) ? t('message.tagGroup') : t(`message.tags.${tag}`)}]`
      })
      .join('')
}

const useStyles = makeStyles({
  facts: { marginBlock: `${tokens.spacingVerticalM} ${tokens.spacingVerticalS}` },
  note: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
})
