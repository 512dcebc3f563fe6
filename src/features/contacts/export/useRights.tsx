import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import type { RightName } from '#domain/subAccounts/rights'
import { useUser } from '../../../lib/session.ts'
import { AskRightDialog } from './AskRightDialog.tsx'

type Rights = {
  may: (right: RightName) => boolean
  /** Offers to ask the main account for it. */
  ask: (right: RightName) => void
}

const RightsContext = createContext<Rights | null>(null)

/** What this user may do with the contacts that are here; the server judges by itself. */
export function useRights(): Rights {
  const rights = useContext(RightsContext)
  if (!rights) throw new Error('useRights outside of the contacts')
  return rights
}

/** Asks where the right is missing, once for the whole screen. */
export function RightsProvider({ children }: { children: ReactNode }) {
  const user = useUser()
  const [asked, setAsked] = useState<RightName | null>(null)
  const rights = useMemo<Rights>(
    () => ({ may: (right) => !isSubAccount(user) || user[right] === 'granted', ask: setAsked }),
    [user],
  )
  return (
    <RightsContext value={rights}>
      {children}
      {asked && <AskRightDialog right={asked} onClose={() => setAsked(null)} />}
    </RightsContext>
  )
}
