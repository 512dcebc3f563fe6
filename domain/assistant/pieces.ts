const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}ー々]+/gu

/** Pieces of two signs of what is written without spaces: PostgreSQL knows no words there. One sign alone is a piece too. */
export function twoSigns(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(unspaced)].flatMap(([run]) => {
    const signs = [...run]
    return signs.length === 1 ? signs : signs.slice(1).map((sign, at) => signs[at]! + sign)
  })
}

/** Words that make a sentence a question and say nothing of what it is about. */
const askingWords =
  /您好|你好|你们|您们|我们|请问|想问|问一下|麻烦|有没有|是否|可不可以|可以|能不能|能否|什么样|什么|怎么样|怎么|怎样|如何|哪些|哪个|哪里|哪种|哪|一下|告诉|想知道|知道|需要|贵公司|贵司|多少钱|多少|以后|之后|发个|ですか|ますか|ください|です|ます|的|了|吗|呢|吧|啊|呀|你|我|您|请|想|是|有|在|能|会|要|最|多|很|几/gu
/** What is asked for, of languages without spaces. */
export function askedSigns(text: string): string[] {
  const pieces = twoSigns(text.replace(askingWords, ' '))
  // One sign that is left between such words says little beside others.
  const longer = pieces.filter((piece) => [...piece].length > 1)
  return longer.length ? longer : pieces
}

/** The rest, for the full-text search. */
export const spacedPart = (text: string): string => text.normalize('NFKC').toLowerCase().replace(unspaced, ' ')

/** Synonyms, one group in a line: a question with one of them also finds passages with the others. */
const sameQuestions: readonly string[] = [
  'price,cost,quote,quotation,how much,价格,报价,多少钱,单价,价钱,怎么卖',
  'moq,minimum order,min order,minimum quantity,small order,least order,起订量,最小起订,最低订购,最少订,起订,最少,最低',
  'lead time,delivery time,delivery,production time,how long,how soon,how fast,交期,交货期,货期,多久,几天,多长时间,生产周期',
  'warranty,guarantee,broken,defective,质保,保修,保质期,坏了,质量问题',
  'sample,samples,样品,打样,样板,样灯',
  'payment,pay,deposit,payment terms,付款,支付,定金,账期,结算',
  'certificate,certification,certified,approval,认证,证书,资质,检测报告',
  'shipping,ship,freight,shipment,transport,port,运费,物流,发货,运输,海运,空运,港口',
  'address,located,location,where are you,地址,在哪,位置,哪里',
  'contact,phone,email,reach you,call,联系,电话,邮箱',
  'founded,established,how old,since when,history,成立,创立,哪一年,历史',
  'employees,staff,workers,people work,员工,人数,多少人',
  'customise,customize,custom,oem,odm,own brand,logo,private label,定制,贴牌,代工,订做',
  'distributor,agent,dealer,partner,agency,代理,经销,合作,加盟',
  'market,countries,export,customers,市场,出口,国家,客户',
  'brightness,lumen,bright,亮度,流明',
  'colour,color,colours,colors,finish,颜色,色温',
  'packing,package,packaging,carton,包装,纸箱,装箱',
  'catalogue,catalog,brochure,product list,目录,画册,产品册',
  'size,dimensions,measures,how big,尺寸,多大',
  'weight,weighs,heavy,重量,毛重,多重',
  'lifetime,service life,last,寿命',
  'pcs,pieces,units',
  'advantage,why you,better,different,优势,为什么选,特点',
]
const groups = sameQuestions.map((line) => line.split(','))

/** Who asks for a price is answered by a passage with an amount of money. */
export const asksForPrice = (text: string): boolean => {
  const words = text.normalize('NFKC').toLowerCase()
  return groups[0]!.some((word) => hasSaid(words, word))
}

/** Of each thing that is asked for the words that were said, and the others that mean it as well. */
export function relatedWords(text: string): { said: string[]; other: string[] } {
  const words = text.normalize('NFKC').toLowerCase()
  const meant = groups.filter((group) => group.some((word) => hasSaid(words, word)))
  const has = (word: string) => hasSaid(words, word)
  return { said: meant.flat().filter(has), other: meant.flat().filter((word) => !has(word)) }
}

const hasSaid = (said: string, word: string) =>
  /^[\x20-\x7e]+$/.test(word) ? new RegExp(`(?<![a-z])${word}s?(?![a-z])`).test(said) : said.includes(word)

/** The sentences of a message that ask, if any has a sign of it; else all of it. Who greets, or says who they are, asks nothing by that. */
export function askingPart(text: string): string {
  const asking = text.split(/(?<=[?？!！。\n])|(?<=\.)\s+/u).filter((one) => /[?？]|吗|呢|ですか|ますか/u.test(one))
  return asking.length ? asking.join('\n') : text
}

/** Words in which one asks, and that no text needs to have: they name no thing. */
const quietWords = new Set(
  'hi hello hey dear sir madam thank please pls plz many much want need would like get give send tell take write accept fit number name whats what possible available ok okay also just really still another other different someone anyone something anything let make sure check see look find know ask question help info information interested looking'.split(
    ' ',
  ),
)
/** As near as can be to what the full-text search makes of a word. */
const stemOf = (word: string) => word.replace(/y$/, 'i').slice(0, 5)
const quietStems = new Set([...quietWords].map(stemOf))

/**
 * Whether a question asks for something that no text mentions. `unheard`: its words and pieces that stand in no text. A piece that spans
 * two words stands in none either: in a language without spaces only two characters that no known piece has count. Stop words are known
 * here for English alone, so in other languages only what looks like a code counts.
 */
export function namesUnheard(asked: string, unheard: ReadonlySet<string>, isEnglish: boolean): boolean {
  const words = [...unheard].filter(
    (word) => /^[\p{L}\p{N}]{2,}$/u.test(word) && /\p{L}/u.test(word) && !isUnspaced(word),
  )
  if (words.some((word) => (isEnglish ? !quietStems.has(stemOf(word)) : /\p{N}/u.test(word)))) return true
  const said = relatedWords(asked).said.filter(isUnspaced)
  const rest = said.reduce((text, word) => text.replaceAll(word, ' '), asked.normalize('NFKC'))
  return [...rest.replace(askingWords, ' ').matchAll(unspaced)].some(([run]) => hasUnheardRun([...run], unheard))
}

const isUnspaced = (text: string) => twoSigns(text).length > 0

function hasUnheardRun(signs: readonly string[], unheard: ReadonlySet<string>): boolean {
  const isHeard = (at: number) => at >= 0 && at + 1 < signs.length && !unheard.has(signs[at]! + signs[at + 1]!)
  return signs.some((_, at) => at > 0 && [at - 2, at - 1, at].every((from) => !isHeard(from)))
}

/** What is asked in one message: sentences, and what "and" joins. A part that says nothing but hello is none. */
export const questionParts = (text: string): string[] =>
  text
    .split(/[?？!！。；;，,、\n]|\.\s|和|以及|还有|\band\b/iu)
    .map((part) => part.trim())
    .filter((part) => askedSigns(part).length > 0 || spacedWords(part) > 0)
const greetings = new Set(
  'hi hello hey dear sir madam thanks thank you please good morning day evening there team'.split(' '),
)
const spacedWords = (text: string): number =>
  (spacedPart(text).match(/[\p{L}\p{N}]{2,}/gu) ?? []).filter((word) => !greetings.has(word)).length

const emptyWords = new Set(
  'the a an is are was were be been of to in on at by for with and or as it its this that these those you your we our they their can may will would there from have has had do does please also each all any so if more than not no yes about which when where who i us them'.split(
    ' ',
  ),
)

/** Words of languages with spaces that say something, cut so that their forms are one. */
export const stems = (text: string): string[] =>
  (text.toLowerCase().match(/\p{L}{2,}/gu) ?? [])
    .filter((word) => !emptyWords.has(word))
    .map((word) => word.slice(0, 5))
