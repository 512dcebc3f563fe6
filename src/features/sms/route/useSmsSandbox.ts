import type { RouteSetting } from '#domain/channels/account'
import { channelCalls } from '#domain/channels/calls'
import { useAnswer } from '../../../lib/useAnswer.ts'

/** The demo's own message centre; null elsewhere. */
export const useSmsSandbox = (): RouteSetting | null => useAnswer(channelCalls.sandbox, {}).answer?.data.setting ?? null
