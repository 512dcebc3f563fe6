import { useUser } from '../../lib/session.ts'

/** Not for the eye: tells a password manager whose password this form is about. */
export function ManagedUser() {
  const { username } = useUser()
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
