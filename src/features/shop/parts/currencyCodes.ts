/** Those that exporters ask for, and all that the European Central Bank gives rates of. */
export const currencyCodes = [
  'USD',
  'EUR',
  'CNY',
  ...'AUD BRL CAD CHF CZK DKK GBP HKD HUF IDR ILS INR ISK JPY KRW MXN MYR NOK NZD PHP PLN RON SEK SGD THB TRY ZAR'.split(
    ' ',
  ),
]
