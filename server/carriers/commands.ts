import type { Areas } from '../area.ts'
import type { Arguments, OptionName } from '../arguments.ts'
import { type Database } from '../db/connect.ts'
import type { Environment } from '../environment.ts'
import { OperatorError } from '../operator.ts'
import { readSettings } from '../settings.ts'
import { carrierNames, isChannel, isInEnvironment } from './carriers.ts'
import { forgetCarrier, type Installation, listCarriers, setCarrier, testChannel } from './operator.ts'

export const carrierUsage = `
  set-channel    email --url smtp://USER@HOST:587 --from ADDRESS --password-file -
  set-channel    sms --url smpp://USER@HOST:2775 --from SENDER --password-file -
  set-channel    sms --account ID --from SENDER --token-file - [--url URL]     any service that works as Twilio does
  set-payment    stripe --secret-key-file FILE --webhook-secret-file FILE
  set-payment    alipay --app-id ID --private-key-file FILE --public-key-file FILE
  set-payment    wechat --app-id ID --merchant-id ID --serial ID --private-key-file FILE
                   --public-key-file FILE --public-key-id ID --api-key-file FILE
  list-channels  what is set up, and where: the environment wins over what this tool sets up
  forget-channel email, sms, stripe, alipay or wechat: what this tool set up
  test-channel   email --to ADDRESS, or sms --to NUMBER: sends a message and says what the carrier answered`

const channelNames = carrierNames.filter(isChannel)
const payWayNames = carrierNames.filter((name) => !isChannel(name))
const options: OptionName[] = [
  'url',
  'from',
  'password',
  'account',
  'token',
  'secret-key',
  'webhook-secret',
  'app-id',
  'merchant-id',
  'serial',
  'private-key',
  'public-key',
  'public-key-id',
  'api-key',
]

/** How messages go out and payments come in. */
export function carrierCommands(areas: Areas, { subject, value, wanted }: Arguments, env: Environment) {
  const placeOf = (database: Database): Installation => ({ database, areas, env, settings: readSettings(env) })

  function named<Name extends string>(names: readonly Name[]): Name {
    const name = names.find((known) => known === subject)
    if (!name) throw new OperatorError(`Which one? ${names.join(', ')}`)
    return name
  }

  const set = (names: typeof carrierNames) => async (database: Database) => {
    const [name, place] = [named(names), placeOf(database)]
    await setCarrier(place, name, Object.fromEntries(options.map((option) => [option, value(option)])))
    console.log(
      isInEnvironment(name, place.settings)
        ? `${name} is set up here, but the environment has it as well and wins.`
        : `${name} is set up.`,
    )
  }

  return {
    'set-channel': set(channelNames),
    'set-payment': set(payWayNames),
    async 'list-channels'(database: Database) {
      for (const { name, from, hidden, shown } of await listCarriers(placeOf(database))) {
        const where = from ? `from the ${from}${hidden ? ', which wins over the database' : ''}` : 'not set up'
        console.log([name, where, ...(shown ? [shown] : [])].join('\t'))
      }
    },
    async 'forget-channel'(database: Database) {
      const name = named(carrierNames)
      if (!(await forgetCarrier(database, name))) throw new OperatorError(`${name} is not set up in the database.`)
      console.log(`What was set up of ${name} is gone.`)
    },
    async 'test-channel'(database: Database) {
      console.log(await testChannel(placeOf(database), named(channelNames), wanted('to')))
    },
  }
}
