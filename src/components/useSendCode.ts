import { useEffect, useState } from 'react'
import { authCalls } from '#domain/auth/calls'
import type { emailEvents, smsEvents } from '#domain/auth/codes'
import { request } from '../lib/http.ts'
import { useTabDraft } from '../lib/tabDraft.ts'
import { secondsLeft } from './secondsLeft.ts'

export type CodeWay =
  | { kind: 'email'; event: (typeof emailEvents)[number] }
  | { kind: 'sms'; event: (typeof smsEvents)[number] }

const notSent = { target: '', at: 0, seconds: 0, minutes: 0 }

/** Sends a code, and knows how long it takes until another one may be asked for. */
export function useSendCode(way: CodeWay) {
  const [sent, setSent] = useTabDraft(`code.${way.kind}.${way.event}`, notSent)
  const [isSending, setSending] = useState(false)
  const [now, setNow] = useState(Date.now)
  const wait = secondsLeft(sent, now)
  const isWaiting = wait > 0
  useEffect(() => {
    if (!isWaiting) return
    const ticking = setInterval(() => setNow(Date.now()), 1_000)
    return () => clearInterval(ticking)
  }, [isWaiting])

  async function send(target: string) {
    setSending(true)
    try {
      const { seconds, minutes } = await sendBy(way, target)
      const at = Date.now()
      setSent({ target, at, seconds, minutes })
      setNow(at)
    } finally {
      setSending(false)
    }
  }
  return { send, isSending, wait, sent: sent.target ? sent : null }
}

const sendBy = (way: CodeWay, target: string) =>
  way.kind === 'email'
    ? request(authCalls.sendEmail, { email: target, event: way.event })
    : request(authCalls.sendSms, { mobile: target, event: way.event })
