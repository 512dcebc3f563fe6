import { randomUUID } from 'node:crypto'
import type { CodeKind } from '#domain/auth/codes'
import type { Language } from '#domain/texts/errorText'
import type { BackgroundQueue } from '../../backgroundQueue.ts'
import { ProviderError, type SendOptions } from '../../channels/channel.ts'
import { languageOf } from '../../http/answer.ts'
import type { Log } from '../../log.ts'

/** After the answer. What the provider does not take is in the log, without the receiver; who waits asks again. */
export function sendLater(
  { background, log }: { background: BackgroundQueue; log: Log },
  channel: CodeKind,
  send: (sending: SendOptions) => Promise<unknown>,
): void {
  background.enqueue('send a message', async (signal) => {
    try {
      await send({ idempotencyKey: randomUUID(), signal })
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      log('message not sent', { channel, kind: error.kind, code: error.code })
    }
  })
}

export const spokenBy = (request: Request): Language => languageOf(request.headers.get('lang') ?? undefined)
