import metadata from 'libphonenumber-js/min/metadata'
import { areaPrefixLengths, numberAreas } from '#domain/contacts/numberAreas'

/** Where a number is, as a parameter: what the SQL below reads. */
export const areasParameter = JSON.stringify(
  Object.fromEntries([...numberAreas].map(([prefix, { country, zones }]) => [prefix, `${country} ${zones}`])),
)

/** Countries by calling code, the one that most of its numbers are of first: of who has a number and no country. */
export const dialCodes = JSON.stringify(metadata.country_calling_codes)

/** `near.country` and `near.zones` of a number, as `numberArea` has them; `areas` and `number` are SQL. */
export const areaSql = (areas: string, number: string) => `
  left join lateral (
    select split_part(area.is, ' ', 1) as country, split_part(area.is, ' ', 2) as zones
    from (select coalesce(${areaPrefixLengths.map((size) => `${areas}::jsonb ->> left(${number}, ${size})`).join(', ')}) as is) area
  ) near on true`

/** The country of a calling code, where nothing else says one. */
export const dialSql = (dials: string, number: string) =>
  `coalesce(${[1, 2, 3].map((size) => `${dials}::jsonb -> left(${number}, ${size})`).join(', ')}) ->> 0`

/** As `receiverClock` says it, of who is in `country`. */
export const zonesSql = (country: string) => `case when near.country = ${country} then near.zones else '' end`

/** The `ReceiverClock` of a row of `campaign_receiver`. */
export const clockSql = (receiver: string) => `coalesce(nullif(${receiver}.zones, ''), ${receiver}.country)`

/** The phone number that tells a contact's time zone: the one that the message goes to, else the contact's first. */
export const numberSql = (address: string, key: string) =>
  `case ${address} when 'phone' then ${key} else coalesce(c.phones -> 0 ->> 'full_number', '') end`
