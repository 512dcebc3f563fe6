import * as z from 'zod/mini'

// What search engines ask of the facts in a page, as far as our pages have such facts: Google's rules for Product, BreadcrumbList
// and Article (developers.google.com/search/docs/appearance/structured-data).

const address = z.url()
const amount = z.string().check(z.regex(/^\d+(\.\d+)?$/))
const named = (type: string) => z.strictObject({ '@type': z.literal(type), name: z.string().check(z.minLength(1)) })
const context = { '@context': z.literal('https://schema.org') }
const offered = {
  priceCurrency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  availability: z.optional(
    z.enum([
      'https://schema.org/InStock',
      'https://schema.org/LimitedAvailability',
      'https://schema.org/BackOrder',
      'https://schema.org/OutOfStock',
    ]),
  ),
  url: address,
  seller: named('Organization'),
}

const Offer = z.union([
  z.strictObject({ '@type': z.literal('Offer'), price: amount, ...offered }),
  z.strictObject({
    '@type': z.literal('AggregateOffer'),
    lowPrice: amount,
    highPrice: amount,
    offerCount: z.int().check(z.minimum(2)),
    ...offered,
  }),
])

/** Of a page's JSON-LD: anything else is a mistake of ours. */
export const PageFacts = z.discriminatedUnion('@type', [
  z.strictObject({
    ...context,
    '@type': z.literal('Product'),
    name: z.string().check(z.minLength(1)),
    description: z.string().check(z.minLength(1)),
    sku: z.optional(z.string()),
    image: z.optional(z.array(address)),
    brand: named('Brand'),
    offers: z.optional(Offer),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('BreadcrumbList'),
    itemListElement: z
      .array(
        z.strictObject({
          '@type': z.literal('ListItem'),
          position: z.int().check(z.minimum(1)),
          name: z.string().check(z.minLength(1)),
          item: address,
        }),
      )
      .check(z.minLength(1)),
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Article'),
    headline: z.string().check(z.minLength(1), z.maxLength(110)),
    description: z.string(),
    datePublished: z.iso.datetime(),
    dateModified: z.iso.datetime(),
    inLanguage: z.string(),
    image: z.optional(z.array(address)),
    author: named('Organization'),
    mainEntityOfPage: address,
  }),
  z.strictObject({
    ...context,
    '@type': z.literal('Organization'),
    name: z.string().check(z.minLength(1)),
    url: address,
    logo: z.optional(address),
    email: z.optional(z.string()),
    telephone: z.optional(z.string()),
  }),
])
