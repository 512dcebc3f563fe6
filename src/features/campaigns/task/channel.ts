import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { channelProduct } from '#domain/campaigns/channel'
import { channelWords } from '../../../lib/channelWords.ts'
import { emailTaskPath } from '../../../lib/emailHandOver.ts'
import { smsFormPath, smsTaskPath } from '../../../lib/smsPaths.ts'
import { whatsappFormPath, whatsappTaskPath } from '../../../lib/whatsappPaths.ts'

/** The channels that have pages for their tasks. */
export type TaskChannel = 'email' | 'sms' | 'whatsapp'

/** Whose tasks a page shows; everything below it asks here. */
export const TaskChannelContext = createContext<TaskChannel>('email')
export const useTaskChannel = () => useContext(TaskChannelContext)

/** `list`: all tasks and one of them; `form`: a new one, and one that is edited. */
const paths: Record<TaskChannel, { list: string; form: string }> = {
  email: { list: emailTaskPath, form: emailTaskPath },
  sms: { list: smsTaskPath, form: smsFormPath },
  whatsapp: { list: whatsappTaskPath, form: whatsappFormPath },
}
export const useTaskPaths = () => paths[useTaskChannel()]

export const useTaskProduct = () => channelProduct(useTaskChannel())

/** The words of tasks: those of the channel where it has some of its own, else those of all. */
export function useTaskWords(): { t: TFunction<'campaigns'> } {
  const { t } = useTranslation('campaigns')
  return { t: channelWords(t, useTaskChannel()) }
}
