import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net'
import { status } from '../channels/sms/pdu.ts'
import type { SmppSettings } from '../channels/sms/smppSession.ts'
import { guarded } from '../guarded.ts'
import { errorFields, type Log } from '../log.ts'
import { serveCentre } from './centreSession.ts'
import type { Inbox } from './inbox.ts'
import { openPhoneNetwork, type PhoneNetwork } from './phoneNetwork.ts'
import { Phones } from './phones.ts'
import { type PhoneTimes, phoneTimes } from './phoneTraits.ts'

export type MessageCentre = { settings: SmppSettings; network: PhoneNetwork; stop: () => Promise<void> }
type Options = {
  phones?: Phones
  times?: PhoneTimes
  clock?: () => number
  /** where it listened before, and the password that it took */
  wished?: { port: number; password: string }
}

/** A message centre on loopback that speaks SMPP 3.4, and reaches the phones of a page alone. */
export async function openMessageCentre(inbox: Inbox, log: Log, options: Options = {}): Promise<MessageCentre> {
  const { phones = new Phones(), times = phoneTimes, clock = Date.now, wished } = options
  const password = wished?.password ?? randomBytes(4).toString('hex')
  const network = openPhoneNetwork({ inbox, phones, times, clock, log })
  const sockets = new Set<Socket>()
  const take = (socket: Socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    // A client that hangs up is no matter of ours.
    socket.on('error', () => {})
    serveCentre(socket, {
      network,
      log,
      // Under any name: what is for a name goes to who signed in with it.
      bindStatus: ({ system_id, password: given }) => {
        if (!system_id) return status.invalidSystemId
        return given === password ? status.ok : status.invalidPassword
      },
    })
  }
  const server = createServer(guarded(log, 'the sandbox could not take a connection', take))
  await listenAt(server, wished?.port ?? 0)
  server.on('error', (error) => log('the message centre of the sandbox failed', errorFields(error)))
  const { port } = server.address() as AddressInfo
  return {
    settings: {
      host: '127.0.0.1',
      port,
      secure: false,
      systemId: 'fairlead',
      password,
      from: 'Fairlead',
      long: 'parts',
      window: 10,
    },
    network,
    async stop() {
      network.stop()
      const closed = once(server, 'close')
      server.close()
      for (const socket of sockets) socket.destroy()
      await closed
      phones.close()
    },
  }
}

/** Somewhere else where that port is taken. */
async function listenAt(server: Server, port: number): Promise<void> {
  server.listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch (error) {
    if (port === 0 || (error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    await listenAt(server, 0)
  }
}
