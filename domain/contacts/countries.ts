import { countryCodes } from './countryCodes.ts'

/** Names that people write and no dictionary of regions gives. */
const aliases: Record<string, string> = {
  CN: "volksrepublik china,vr china,rpc,кнр,chine,chiny,çin,cina,中國,china,prc,p.r.china,p.r.c.,people's republic of china,chn,mainland china,中国大陆,中华人民共和国,大陆,cn china",
  HK: 'hong kong,hongkong,hk sar,香港,中国香港',
  MO: 'macau,macao,澳门,中国澳门',
  TW: 'taiwan,台湾,中国台湾,台灣',
  US: 'eeuu,ee.uu.,etats-unis,сша,abd,vereinigte staaten,stati uniti,estados unidos,stany zjednoczone,미국,usa,u.s.a.,u.s.,united states of america,america,the united states,美国,美國',
  GB: 'grossbritannien,großbritannien,england,inglaterra,angleterre,royaume-uni,ingiltere,англия,великобритания,wielka brytania,uk,u.k.,united kingdom,great britain,britain,england,scotland,wales,northern ireland,英国,英國',
  KR: 'südkorea,corea del sur,corée du sud,corea,корея,한국,대한민국,korea,south korea,republic of korea,rok,s. korea,韩国,南韩,韓國,大韩民国',
  KP: 'north korea,dprk,朝鲜',
  RU: 'russia,russian federation,рф,россия,российская федерация,俄罗斯,俄国,俄罗斯联邦',
  AE: 'vae,eau,оаэ,bae,uae,u.a.e.,united arab emirates,dubai,emirates,阿联酋,迪拜,阿拉伯联合酋长国',
  SA: 'saudi,saudi arabia,ksa,kingdom of saudi arabia,沙特,沙特阿拉伯',
  VN: 'vietnam,viet nam,越南',
  CZ: 'czech,czech republic,czechia,捷克',
  TR: 'turkey,türkiye,turkiye,土耳其',
  DE: 'germany,deutschland,德国,德國',
  NL: 'holland,the netherlands,netherlands,荷兰',
  ES: 'spain,españa,西班牙',
  BR: 'brasil,brazil,巴西',
  IR: 'iran,islamic republic of iran,伊朗',
  LA: 'laos,老挝',
  MM: 'burma,myanmar,缅甸',
  MX: 'mexico,méxico,墨西哥',
  CI: "ivory coast,côte d'ivoire,cote d'ivoire,科特迪瓦",
  CD: 'dr congo,drc,congo kinshasa,刚果金,民主刚果',
  CG: 'congo,congo brazzaville,刚果布,刚果',
  SY: 'syria,叙利亚',
  TZ: 'tanzania,坦桑尼亚',
  BO: 'bolivia,玻利维亚',
  VE: 'venezuela,委内瑞拉',
  MD: 'moldova,摩尔多瓦',
  MK: 'macedonia,north macedonia,马其顿',
  PS: 'palestine,巴勒斯坦',
  BA: 'bosnia,bosnia and herzegovina,波黑',
  BN: 'brunei,文莱',
  IT: 'italy,italia,意大利',
  PL: 'poland,polska,波兰',
  JP: 'japan,nippon,日本',
  IN: 'india,bharat,印度',
  AT: 'austria,österreich,oesterreich,奥地利',
  CH: 'switzerland,schweiz,suisse,svizzera,瑞士',
  FR: 'france,法国,法國',
  PT: 'portugal,葡萄牙',
  UA: 'ukraine,乌克兰',
  BY: 'belarus,беларусь,белоруссия,白俄罗斯',
  PH: 'philippines,the philippines,filipinas,菲律宾',
}

/** In capitals, three letters: how a list that has codes mostly has them. */
const alpha3 =
  'CHN:CN,USA:US,GBR:GB,DEU:DE,GER:DE,FRA:FR,ITA:IT,ESP:ES,JPN:JP,KOR:KR,IND:IN,RUS:RU,BRA:BR,MEX:MX,CAN:CA,AUS:AU,NLD:NL,BEL:BE,CHE:CH,AUT:AT,SWE:SE,NOR:NO,DNK:DK,FIN:FI,POL:PL,TUR:TR,ARE:AE,SAU:SA,ZAF:ZA,EGY:EG,NGA:NG,KEN:KE,IDN:ID,MYS:MY,SGP:SG,THA:TH,VNM:VN,PHL:PH,PAK:PK,BGD:BD,LKA:LK,IRN:IR,IRQ:IQ,ISR:IL,UKR:UA,KAZ:KZ,ARG:AR,CHL:CL,COL:CO,PER:PE,NZL:NZ,PRT:PT,GRC:GR,IRL:IE,CZE:CZ,HUN:HU,ROU:RO,TWN:TW,HKG:HK,MAC:MO'

let known: Map<string, string> | undefined

/** Languages of lists. What the first ones say of a word counts. */
const languages = ['zh-CN', 'zh-TW', 'en-US', 'de', 'es', 'fr', 'it', 'pt', 'ru', 'ja', 'tr', 'ko', 'pl', 'ar', 'nl']

/** ISO code of a country by its code or its name in a language of lists; '' when it is none. */
export function countryOf(text: string): string {
  known ??= names()
  return known.get(key(text)) ?? ''
}

const key = (text: string) =>
  text
    .slice(0, 100)
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/ß/g, 'ss')
    .replace(/[\s.,'’\-()（）]/g, '')

function names(): Map<string, string> {
  const found = new Map<string, string>()
  const named = (name: string, code: string) => !found.has(key(name)) && found.set(key(name), code)
  for (const lang of languages) {
    const display = new Intl.DisplayNames(lang, { type: 'region' })
    for (const code of countryCodes) {
      const name = display.of(code)
      if (!name) continue
      named(name, code)
      // 中国香港特别行政区, Hong Kong SAR China
      named(name.replace(/特别行政区|特別行政區| SAR China/g, ''), code)
    }
  }
  for (const [code, all] of Object.entries(aliases)) for (const alias of all.split(',')) found.set(key(alias), code)
  for (const pair of alpha3.split(',')) found.set(pair.slice(0, 3).toLowerCase(), pair.slice(4))
  for (const code of countryCodes) found.set(code.toLowerCase(), code)
  return found
}
