/** How a person is called on the wire: by number, or by an id that hides it; each with a device. */
export const host = 's.whatsapp.net'
const lidPrefix = '9900'

const withDevice = (name: string, device: number) => (device ? `${name}:${device}` : name)
export const jidOf = (number: string, device = 0): string => `${withDevice(number, device)}@${host}`
export const lidOf = (number: string, device = 0): string => `${withDevice(lidPrefix + number, device)}@lid`

/** Either way of saying it. */
export function readJid(jid: string): { number: string; device: number; isGroup: boolean } {
  const [name = '', server = ''] = jid.split('@')
  const [user = '', device = '0'] = name.split(':')
  const number = server === 'lid' && user.startsWith(lidPrefix) ? user.slice(lidPrefix.length) : user
  return { number, device: Number(device), isGroup: server === 'g.us' }
}
