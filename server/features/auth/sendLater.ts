import { randomUUID } from 'node:crypto'
import type { CodeKind } from '#domain/auth/codes'
import type { Language } from '#domain/texts/errorText'
import { ProviderError, type Sending } from '../../channels/channel.ts'
import { languageOf } from '../../http/answer.ts'
import type { Later } from '../../later.ts'
import type { Log } from '../../log.ts'

/** After the answer. What the provider does not take is in the log, without the receiver; who waits asks again. */
export function sendLater(
  { later, log }: { later: Later; log: Log },
  channel: CodeKind,
  send: (sending: Sending) => Promise<unknown>,
): void {
  later.do('send a message', async (signal) => {
    try {
      await send({ idempotencyKey: randomUUID(), signal })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log('message not sent', { channel, kind: error.kind, code: error.code })
    }
  })
}

export const spokenBy = (request: Request): Language => languageOf(request.headers.get('lang') ?? undefined)
