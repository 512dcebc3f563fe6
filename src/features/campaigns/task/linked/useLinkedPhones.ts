import { isLinkedAccount, type LinkedAccount } from '#domain/channels/account'
import { mayPhoneSend } from '#domain/linked/campaignRules'
import type { PhonePace } from '#domain/linked/governor'
import { phonePaceCalls } from '#domain/linked/paceCalls'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../../../lib/reader.ts'
import { useUser } from '../../../../lib/session.ts'
import { useAnswer } from '../../../../lib/useAnswer.ts'

/** The phones that this user may send by; undefined while they are looked for. */
export function useLinkedPhones(): LinkedAccount[] | undefined {
  const { id, role } = useUser()
  return useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', isLinkedAccount))
        .filter(isLinkedAccount)
        .filter(({ users }) => role === 'main' || users.includes(id))
        .sort((one, other) => (one.name < other.name ? -1 : one.name > other.name ? 1 : one.id < other.id ? -1 : 1)),
    [id, role],
  )
}

export const usablePhones = (phones: readonly LinkedAccount[]) => phones.filter(mayPhoneSend)

/** How near each is to a limit, by its id; `at`: when the server said so last. */
export function usePhonePaces(): { paces: ReadonlyMap<string, PhonePace>; at: number | null } {
  const { answer } = useAnswer(phonePaceCalls.pace, {})
  const paces = (answer?.data.phones ?? []).flatMap(({ uuid, pace }) => (pace ? [[uuid, pace] as const] : []))
  return { paces: new Map(paces), at: answer?.at ?? null }
}
