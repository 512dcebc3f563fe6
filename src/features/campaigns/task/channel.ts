import type { TFunction } from 'i18next'
import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { channelProduct } from '#domain/campaigns/channel'
import { channelWords } from '../../../lib/channelWords.ts'
import { type TaskChannel, taskPaths } from '../../../lib/taskPaths.ts'

/** Whose tasks a page shows; everything below it asks here. */
export const TaskChannelContext = createContext<TaskChannel>('email')
export const useTaskChannel = () => useContext(TaskChannelContext)

export const useTaskPaths = () => taskPaths[useTaskChannel()]

export const useTaskProduct = () => channelProduct(useTaskChannel())

/** The words of tasks: those of the channel where it has some of its own, else those of all. */
export function useTaskWords(): { t: TFunction<'campaigns'> } {
  const { t } = useTranslation('campaigns')
  return { t: channelWords(t, useTaskChannel()) }
}
