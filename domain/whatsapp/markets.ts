/**
 * The markets by which Meta prices messages, and the countries in each: what is in no other is `other`. From the page
 * "Pricing on the WhatsApp Business Platform", November 2026.
 */
const countriesOf = {
  argentina: 'AR',
  brazil: 'BR',
  chile: 'CL',
  colombia: 'CO',
  egypt: 'EG',
  france: 'FR',
  germany: 'DE',
  india: 'IN',
  indonesia: 'ID',
  israel: 'IL',
  italy: 'IT',
  malaysia: 'MY',
  mexico: 'MX',
  netherlands: 'NL',
  nigeria: 'NG',
  pakistan: 'PK',
  peru: 'PE',
  russia: 'RU',
  saudiArabia: 'SA',
  southAfrica: 'ZA',
  spain: 'ES',
  turkey: 'TR',
  emirates: 'AE',
  unitedKingdom: 'GB',
  northAmerica: 'US CA',
  restOfAfrica:
    'DZ AO BJ BW BF BI CM TD CG ER ET GA GM GH GW CI KE LS LR LY MG MW ML MR MA MZ NA NE RW SN SL SO SS SD SZ TZ TG TN UG ZM',
  restOfAsiaPacific: 'AF AU BD KH CN HK JP LA MN NP NZ PG PH SG LK TW TJ TH TM UZ VN',
  restOfCentralAndEasternEurope: 'AL AM AZ BY BG HR CZ GE GR HU LV LT MK MD PL RO RS SK SI UA',
  restOfLatinAmerica: 'BO CR DO EC SV GT HT HN JM NI PA PY PR UY VE',
  restOfMiddleEast: 'BH IQ JO KW LB OM QA YE',
  restOfWesternEurope: 'AT BE DK FI IE NO PT SE CH',
} as const

export type WhatsappMarket = keyof typeof countriesOf | 'other'
export const whatsappMarkets: readonly WhatsappMarket[] = [
  ...(Object.keys(countriesOf) as (keyof typeof countriesOf)[]),
  'other',
]

const byCountry: ReadonlyMap<string, WhatsappMarket> = new Map(
  Object.entries(countriesOf).flatMap(([market, countries]) =>
    countries.split(' ').map((country): [string, WhatsappMarket] => [country, market as WhatsappMarket]),
  ),
)

export const marketOf = (country: string): WhatsappMarket => byCountry.get(country) ?? 'other'

/** What a message is priced as. Answers within the window are `service` and have a price since October 2026. */
export const whatsappPriceCategories = [
  'marketing',
  'utility',
  'authentication',
  'authentication_international',
  'service',
] as const
export type WhatsappPriceCategory = (typeof whatsappPriceCategories)[number]

/** Service messages of a number in a calendar month that cost nothing. */
export const freeServiceMessages = 1_000
