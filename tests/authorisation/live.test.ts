import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { livePath } from '#domain/sync/protocol'
import { pokeChannel } from '../../server/sync/listen.ts'
import type { Device } from '../../server/testing/device.ts'
import { makeWorld, principalNames, principals, type World } from './world.ts'

// The one door that is no route of the table: a socket, which hints and tells nothing.

let world: World
beforeAll(async () => {
  world = await makeWorld()
})
afterAll(() => world.server.stop())

function connect({ url, cookie, token }: Device): WebSocket {
  const socket = new WebSocket(url.replace('http', 'ws') + livePath, ['fairlead', token || 'none'], {
    headers: { cookie, origin: url },
  })
  socket.on('error', () => {})
  return socket
}

test.each(principalNames)('%s hears at most that there is something new in the own company', async (who) => {
  const socket = connect(world.attackers[who])
  const { refused } = principals[who]
  if (refused) {
    const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
    expect(response.statusCode).toBe(refused === 'signInAgain' ? 401 : 403)
    return
  }
  await once(socket, 'open')
  const heard: string[] = []
  socket.on('message', (data: Buffer) => heard.push(data.toString()))
  const { ann, boss, targets, attackers } = world
  const own = attackers[who]
  const isColleague = own.user.account === boss.user.account
  ann.startAnew()
  const change = { ids: [targets.owner.rows.contact.id], fields: { remark: `${targets.owner.canary} ${who}` } }
  const { seq } = await ann.does('contact.patch', change)
  // What is said to the own company afterwards comes after the other's as well.
  const last = 1_000_000
  await world.server.database.pool.query('select pg_notify($1, $2)', [pokeChannel, `${own.user.account} ${last}`])
  while (!heard.includes(JSON.stringify({ t: 'poke', head: last }))) await once(socket, 'message')
  const pokes = heard.map((text) => JSON.parse(text) as unknown)
  const heads = isColleague ? [seq, last] : [last]
  for (const poke of pokes) expect(heads.map((head) => ({ t: 'poke', head }))).toContainEqual(poke)
  socket.terminate()
})

test.each(principalNames)('%s opens no socket for a phone that is not theirs', async (who) => {
  const { url, cookie, token } = world.attackers[who]
  const at = `${url.replace('http', 'ws')}${livePath}?uuid=${world.targets.owner.rows.channel_account.id}`
  const socket = new WebSocket(at, ['fairlead', token || 'none'], { headers: { cookie, origin: url } })
  socket.on('error', () => {})
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, { statusCode: number }]
  const { refused } = principals[who]
  expect(response.statusCode).toBe(refused === 'signInAgain' ? 401 : refused ? 403 : 404)
})
