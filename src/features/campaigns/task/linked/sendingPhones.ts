import { isSubAccount } from '#domain/auth/policy'
import type { LinkedAccount } from '#domain/channels/account'
import { mayPhoneSend } from '#domain/linked/campaignRules'
import type { PhonePace } from '#domain/linked/governor'
import { phonePaceCalls } from '#domain/linked/paceCalls'
import { useLinkedPhones } from '../../../../components/linked/useLinkedPhones.ts'
import { useUser } from '../../../../lib/session.ts'
import { useAnswer } from '../../../../lib/useAnswer.ts'

/** The phones that this user may send by; undefined while they are looked for. */
export function useSendingPhones(): LinkedAccount[] | undefined {
  const user = useUser()
  return useLinkedPhones()?.filter(({ users }) => !isSubAccount(user) || users.includes(user.id))
}

export const usablePhones = (phones: readonly LinkedAccount[]) => phones.filter(mayPhoneSend)

/** How near each is to a limit, by its id; `at`: when the server said so last. */
export function usePhonePaces(): { paces: ReadonlyMap<string, PhonePace>; at: number | null } {
  const { answer } = useAnswer(phonePaceCalls.pace, {})
  const paces = (answer?.data.phones ?? []).flatMap(({ uuid, pace }) => (pace ? [[uuid, pace] as const] : []))
  return { paces: new Map(paces), at: answer?.at ?? null }
}
