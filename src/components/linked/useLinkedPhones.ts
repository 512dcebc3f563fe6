import { isLinkedAccount, type LinkedAccount } from '#domain/channels/account'
import { rowsWhere } from '#workers/database/read'
import { useStored } from '../../lib/reader.ts'
import { useUser } from '../../lib/session.ts'

/** The linked phones of the company in the order in which they were linked; undefined while they are looked for. */
export const useLinkedPhones = (): LinkedAccount[] | undefined =>
  useStored(
    async (db) =>
      (await rowsWhere(db, 'channel_account', isLinkedAccount))
        .filter(isLinkedAccount)
        .sort(
          (one, other) => (one.phone.linked_at ?? 0) - (other.phone.linked_at ?? 0) || (one.id < other.id ? -1 : 1),
        ),
    [],
  )

/** Those that this user has linked, also where the link has ended. */
export function useOwnPhones(): LinkedAccount[] | undefined {
  const { id } = useUser()
  return useLinkedPhones()?.filter(({ phone }) => phone.linked_by === id)
}

export const isPhoneLinked = ({ phone }: LinkedAccount): boolean => phone.state !== 'ended'
