import { afterEach, expect, test } from 'vitest'
import { isKannelThere, openKannel } from '../channels/sms/testing/kannel.ts'
import { noLog } from '../log.ts'
import { Inbox } from './inbox.ts'
import { openMessageCentre } from './messageCentre.ts'
import { phoneTimes } from './phoneTraits.ts'

const ends: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end()
})

test.skipIf(!isKannelThere)(
  'a gateway that others wrote sends to our phones, understands their reports, and reads what they answer',
  async () => {
    let ahead = 0
    const centre = await openMessageCentre(new Inbox(), noLog, { clock: () => Date.now() + ahead })
    ends.push(centre.stop)
    const kannel = await openKannel(centre.settings)
    ends.push(kannel.stop)
    const { network } = centre
    const shown = (phone: string) => network.phones.thread(phone).map(({ text, parts }) => ({ text, parts }))
    const long = 'Our new lamps are here. '.repeat(20).trim()
    const chinese = '您好，欢迎到展位 12 看样品。😀'.repeat(10)
    const from = '13013'
    expect(await kannel.send({ to: '447911123410', from, text: 'Booth 12 {€}', wantsReceipt: true })).toMatch(/^0:/)
    await kannel.send({ to: '447911123498', from, text: 'Booth 12', wantsReceipt: true })
    await kannel.send({ to: '447911123490', from, text: 'Booth 12', wantsReceipt: true })
    await kannel.send({ to: '447911123412', from, text: long })
    await kannel.send({ to: '447911123414', from, text: chinese })
    await expect.poll(() => shown('447911123412')).toEqual([{ text: long, parts: 4 }])
    await expect.poll(() => shown('447911123414')).toEqual([{ text: chinese, parts: 3 }])
    await expect.poll(() => shown('447911123410')).toEqual([{ text: 'Booth 12 {€}', parts: 1 }])

    ahead = phoneTimes.report
    // 1: delivered, 2: not delivered, 8: handed to the message centre, 16: refused by it
    const states = () => kannel.heard.flatMap((one) => (one.kind === 'receipt' ? [one.state] : [])).toSorted()
    await expect.poll(states).toEqual(['1', '16', '2', '8', '8'])

    network.write('447911123410', from, 'Wie viel? Größe 5 für 3 €')
    network.write('447911123414', from, '我们要 500 件，请报价。')
    const texts = () => kannel.heard.flatMap((one) => (one.kind === 'text' ? [`${one.from} ${one.text}`] : []))
    await expect
      .poll(() => texts().toSorted())
      .toEqual(['+447911123410 Wie viel? Größe 5 für 3 €', '+447911123414 我们要 500 件，请报价。'])
  },
)

test.skipIf(!isKannelThere)(
  'it finds a message again that is named in hexadecimal and reported in decimal',
  async () => {
    let ahead = 0
    const centre = await openMessageCentre(new Inbox(), noLog, { clock: () => Date.now() + ahead })
    ends.push(centre.stop)
    const kannel = await openKannel({ ...centre.settings, reportsDecimal: true })
    ends.push(kannel.stop)
    for (const to of ['447911123411', '447911123491'])
      await kannel.send({ to, from: '13013', text: 'Booth 12', wantsReceipt: true })
    await expect.poll(() => kannel.heard.length).toBe(2)
    ahead = phoneTimes.report
    await expect
      .poll(() => kannel.heard.flatMap((one) => (one.kind === 'receipt' ? [one.state] : [])).toSorted())
      .toEqual(['1', '2', '8', '8'])
  },
)
