import { useEffect, useState } from 'react'
import { authCalls } from '#domain/auth/calls'
import type { emailEvents, smsEvents } from '#domain/auth/codes'
import { AppError } from '#domain/errors'
import { request } from '../lib/http.ts'
import { useTabDraft } from '../lib/tabDraft.ts'
import { secondsLeft } from './secondsLeft.ts'

export type CodeWay =
  | { kind: 'email'; event: (typeof emailEvents)[number] }
  | { kind: 'sms'; event: (typeof smsEvents)[number] }

export type SendCode = ReturnType<typeof useSendCode>

const notSent = { target: '', at: 0, seconds: 0, minutes: 0 }

/** Sends a code, and knows how long it takes until another one may be asked for. */
export function useSendCode(way: CodeWay) {
  const [sent, change] = useTabDraft(`code.${way.kind}.${way.event}`, notSent)
  const [isSending, setSending] = useState(false)
  const [now, setNow] = useState(Date.now)
  const left = secondsLeft(sent, now)
  const isWaiting = left > 0
  useEffect(() => {
    if (!isWaiting) return
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [isWaiting])

  const startWaiting = (next: Partial<typeof notSent>) => {
    const at = Date.now()
    change({ ...next, at })
    setNow(at)
  }
  async function send(target: string) {
    setSending(true)
    try {
      startWaiting({ target, ...(await sendBy(way, target)) })
    } catch (error) {
      if (error instanceof AppError && error.code === 'tooManyRequests')
        startWaiting({ seconds: Number(error.values.seconds) })
      throw error
    } finally {
      setSending(false)
    }
  }
  return {
    send,
    /** Another address need not wait for this one. */
    forget: () => change(notSent),
    isSending,
    wait: left,
    sent: sent.target ? sent : null,
  }
}

const sendBy = (way: CodeWay, target: string) =>
  way.kind === 'email'
    ? request(authCalls.sendEmail, { email: target, event: way.event })
    : request(authCalls.sendSms, { mobile: target, event: way.event })
