import { useEffect, useState } from 'react'
import { isSubAccount } from '#domain/auth/policy'
import { AppError, errors } from '#domain/errors'
import { subAccountCalls } from '#domain/subAccounts/calls'
import { keepPass, type Pass, standingPass } from '../lib/exportPass.ts'
import { request } from '../lib/http.ts'
import { useUser } from '../lib/session.ts'
import { type Problem, problem } from './problems.ts'

/** As long as it is shown, its minutes go down, and what was reckoned of them is kept. */
const lookMs = 20_000

/** The code before an export: what was typed, what is wrong with it, and the permission that it gave. */
export function useExportCode() {
  const user = useUser()
  const isNeeded = isSubAccount(user) && user.export_verify
  const [pass, setPass] = useState<Pass | null>(null)
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<Problem | undefined>()

  useEffect(() => {
    if (!isNeeded) return
    const look = () => void standingPass().then(setPass)
    look()
    const timer = setInterval(look, lookMs)
    return () => clearInterval(timer)
  }, [isNeeded])

  return {
    isNeeded,
    pass,
    typed,
    problem: wrong,
    type(text: string) {
      setTyped(text)
      setWrong(undefined)
    },
    /** The server does not take the permission any more: another code is asked for. */
    async lookAgain() {
      setPass(await standingPass())
    },
    /** False: the code was wrong, which stands at the field. What is wrong with more than the code flies. */
    async redeem(): Promise<boolean> {
      if (!isNeeded || pass) return true
      const checked = subAccountCalls.verifyExport.input.safeParse({ captcha: typed.replace(/\s/g, '') })
      if (!checked.success) {
        setWrong(problem(typed.trim() ? 'exportCodeWrong' : 'codeEmpty'))
        return false
      }
      try {
        const { server_now, ...given } = await request(subAccountCalls.verifyExport, checked.data)
        setPass(await keepPass(given, server_now))
        setTyped('')
        return true
      } catch (error) {
        if (!(error instanceof AppError) || errors[error.code].client !== 'field') throw error
        setWrong(problem(error.code, error.values))
        return false
      }
    },
  }
}
export type ExportCodeState = ReturnType<typeof useExportCode>
