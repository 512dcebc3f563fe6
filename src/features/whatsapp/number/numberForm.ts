import { ChannelAccountFields, type CloudSetting } from '#domain/channels/account'

export type NumberFields = Omit<ChannelAccountFields, 'setting'> & { setting: CloudSetting }

export const emptyNumber: NumberFields = {
  name: '',
  setting: { kind: 'cloud', waba: '', number: '' },
  sender: '',
  registered_in: [],
  countries: [],
  hours: { from: 9, to: 20, days: [0, 1, 2, 3, 4] },
  per_second: 80,
  currency: '',
  prices: [],
  templates: [],
  is_on: true,
  users: [],
  assignment: 'contactOwner',
}

/** What is wrong, by the name of its field. */
export type NumberFault = 'empty' | 'metaId' | 'days' | 'invalid'

/** The id as Meta writes it; people copy it with spaces. */
export const typedId = (text: string): string => text.replace(/\s/g, '')

export function numberFaultsOf(fields: NumberFields): Partial<Record<string, NumberFault>> {
  const faults: Partial<Record<string, NumberFault>> = {}
  if (!fields.name.trim()) faults.name = 'empty'
  for (const field of ['waba', 'number'] as const) {
    const id = fields.setting[field]
    if (!id) faults[field] = 'empty'
    else if (!/^\d{5,30}$/.test(id)) faults[field] = 'metaId'
  }
  if (fields.hours.days.length === 0) faults.hours = 'days'
  for (const { path } of ChannelAccountFields.safeParse(fields).error?.issues ?? []) {
    const [first, second] = path.map(String)
    faults[(first === 'setting' ? second : first) ?? 'name'] ??= 'invalid'
  }
  return faults
}
