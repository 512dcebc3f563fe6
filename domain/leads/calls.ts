import * as z from 'zod/mini'
import { says } from '../errors.ts'
import { PageNode } from '../leadSources/recipe/pageTree.ts'
import { unshownCauses } from '../leadSources/socialName.ts'
import { type SourceProblem, sourceProblems } from '../leadSources/sourceAnswer.ts'
import { limits } from '../limits.ts'
import { calls } from '../shared/call.ts'
import { Base64, Id, Line, Time, text, Url } from '../shared/schema.ts'
import { BroughtRow, leadProducts } from './form.ts'

const product = leadProducts

const sourceProblemNames = Object.keys(sourceProblems) as [SourceProblem, ...SourceProblem[]]

/** `problem`: why there is none, or a part of it is missing; '' where it is whole. */
const liveAnswer = <R extends z.ZodMiniType>(row: R) =>
  z.object({ rows: z.array(row), problem: z.enum(['', 'missing', ...sourceProblemNames]) })

/** Collecting leads, beyond what syncs. */
export const leadCalls = {
  ...calls({
    /** What is set up: the screen offers nothing that cannot be. */
    sources: {
      method: 'GET',
      path: '/api/lead_job/sources',
      access: 'user',
      product,
      input: z.object({}),
      output: z.object({
        /** the demo's own, which are invented */
        sandbox: z.boolean(),
        overpass: z.boolean(),
        search: z.nullable(z.string()),
        companiesHouse: z.boolean(),
        /** the countries of the operator's release of Overture Places, [] for all; null: there is none */
        overture: z.nullable(z.array(z.string())),
        googlePlaces: z.boolean(),
        /** what the operator's app at Meta may read: pages by words, facts of accounts in the name of one of them */
        meta: z.object({ pages: z.boolean(), accounts: z.boolean() }),
        /** pictures of streets for maps, and whom to name for them */
        tiles: z.nullable(z.object({ url: z.string(), credit: z.string() })),
      }),
    },
    countries: {
      method: 'POST',
      path: '/api/lead_job/countries',
      access: 'user',
      product,
      input: z.object({ language: z.enum(['zh-CN', 'en-US']) }),
      output: z.object({ countries: z.array(z.object({ code: z.string(), name: z.string() })) }),
    },
    /** The largest first; `begins` '' for all of them. */
    cities: {
      method: 'POST',
      path: '/api/lead_job/cities',
      access: 'user',
      product,
      input: z.object({ country: z.string().check(z.regex(/^[A-Z]{2}$/, says('countryRequired'))), begins: Line }),
      output: z.object({
        cities: z.array(
          z.object({
            name: z.string(),
            name_zh: z.string(),
            people: z.number(),
            place: z.object({ lat: z.number(), lon: z.number() }),
          }),
        ),
      }),
    },
    /** The first ten results of LinkedIn for these words: links to open, for its terms forbid more. Kept nowhere. */
    links: {
      method: 'POST',
      path: '/api/lead_job/links',
      access: 'user',
      product,
      input: z.object({ words: Line.check(z.minLength(1, says('keywordRequired'))), country: z.string() }),
      output: liveAnswer(z.object({ title: z.string(), url: z.string(), snippet: z.string() })),
      unkept: true,
    },
    /** Places of Google: to be looked at, for its terms forbid to keep them. */
    live_places: {
      method: 'POST',
      path: '/api/lead_job/live_places',
      access: 'user',
      product,
      input: z.object({
        words: Line.check(z.minLength(1, says('keywordRequired'))),
        country: z.string(),
        language: z.enum(['zh-CN', 'en-US']),
      }),
      output: liveAnswer(
        z.object({
          name: z.string(),
          type: z.string(),
          phone: z.string(),
          address: z.string(),
          website: z.string(),
          status: z.string(),
          rating: z.nullable(z.number()),
          comment_count: z.nullable(z.number()),
          url: z.string(),
        }),
      ),
      unkept: true,
    },
    /** Counts, category and words of a page or account as Meta shows them now, written into the lead; `until`: when to ask again. */
    read_profile: {
      method: 'POST',
      path: '/api/lead_job/read_profile',
      access: 'user',
      product,
      input: z.object({ id: Id }),
      output: z.object({
        problem: z.enum(['', ...unshownCauses, ...sourceProblemNames]),
        until: z.nullable(Time),
      }),
      unkept: true,
    },
    /** The newest posts with a hashtag, without who wrote them: 30 hashtags in 7 days. Kept nowhere. */
    hashtag: {
      method: 'POST',
      path: '/api/lead_job/hashtag',
      access: 'user',
      product,
      input: z.object({ words: Line.check(z.trim(), z.regex(/^#?[\p{L}\p{N}_]{1,100}$/u, says('hashtagInvalid'))) }),
      output: z.object({
        rows: z.array(
          z.object({
            url: z.string(),
            text: z.string(),
            likes: z.nullable(z.number()),
            comments: z.nullable(z.number()),
            at: z.nullable(z.number()),
          }),
        ),
        problem: z.enum(['', 'missing', ...sourceProblemNames, 'hashtagsSpent']),
        /** how many others may be searched in these days; null: it is not known */
        left: z.nullable(z.number()),
      }),
      unkept: true,
    },
    /** A page of a list as a recipe is recorded on it, read once under the crawler's rules; kept nowhere. */
    list_page: {
      method: 'POST',
      path: '/api/lead_job/list_page',
      access: 'user',
      product,
      input: z.object({ url: Url.check(z.minLength(1, says('targetRequired'))) }),
      output: z.object({
        problem: z.enum(['', ...sourceProblemNames]),
        /** what the host said, such as 404 */
        code: z.string(),
        /** where the page was in the end */
        url: z.string(),
        nodes: z.array(PageNode),
        is_cut: z.boolean(),
      }),
      unkept: true,
    },
    /** The lines of a list of exhibitors as they stand on the pages of a PDF; kept nowhere. */
    read_pdf: {
      method: 'POST',
      path: '/api/lead_job/read_pdf',
      access: 'user',
      product,
      bodyBytes: limits.leadPdfBytes * 1.4,
      input: z.object({
        pdf: Base64.check(z.maxLength(Math.ceil(limits.leadPdfBytes / 3) * 4, says('tooLarge'))),
      }),
      output: z.object({ text: text(limits.leadPdfBytes) }),
      unkept: true,
    },
    /** Rows that the user brings, before the job is made; the same page again takes its place as long as it waits. */
    bring: {
      method: 'POST',
      path: '/api/lead_job/bring',
      access: 'user',
      product,
      input: z.object({
        id: Id,
        page: z.int().check(z.minimum(0), z.maximum(limits.leadRows / limits.leadPageRows - 1)),
        rows: z.array(BroughtRow).check(z.minLength(1), z.maxLength(limits.leadPageRows)),
      }),
      output: z.object({}),
      unkept: true,
    },
  }),
}
