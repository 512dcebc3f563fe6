import { isSubAccount } from '#domain/auth/policy'
import type { Actor } from '#domain/shared/mutation'
import { useUser } from '../../../lib/session.ts'

/** Who is signed in, as rights ask for them. */
export function useTemplateActor(): Pick<Actor, 'user' | 'role'> {
  const user = useUser()
  return { user: user.id, role: isSubAccount(user) ? 'sub' : 'main' }
}
