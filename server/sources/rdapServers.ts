/**
 * Who answers for the endings that companies use most: the bootstrap registry of IANA (data.iana.org/rdap/dns.json, RFC
 * 9224). Endings that are not in it, such as `.de` and `.cn`, have no server that IANA names. `{tld}`: the ending itself.
 */
const registries: readonly (readonly [url: string, endings: string])[] = [
  ['https://rdap.verisign.com/{tld}/v1/', 'com net'],
  ['https://tld-rdap.verisign.com/{tld}/v1/', 'name cc xn--tckwe'],
  ['https://rdap.publicinterestregistry.org/rdap/', 'org xn--c1avg'],
  [
    'https://rdap.identitydigital.services/rdap/',
    `info mobi pro asia travel life live world today email company group international global market solutions services
     agency center business industries enterprises limited ltd llc gmbh sarl srl holdings associates partners consulting
     management marketing media news digital studio photography gallery clothing shoes jewelry boutique furniture lighting
     tools equipment supplies supply parts bike kitchen farm coffee wine pizza restaurant catering organic healthcare care
     clinic dental fitness salon toys games sale promo bargains discount deals direct express delivery tours rentals estate
     properties house construction builders contractors engineering energy solar green bio academy education school
     university training institute software systems network technology computer codes plus guru expert pub zone money
     finance fund capital legal lawyer istanbul ist ai mu xn--6frz82g`,
  ],
  [
    'https://rdap.centralnic.com/{tld}/',
    `xyz online site store tech space website fun inc press art auto cars car boats yachts flowers beauty hair homes blog
     icu cyou bond sbs cfd monster zuerich london fm pw vg gd`,
  ],
  [
    'https://rdap.nic.{tld}/',
    `biz tel cat club vip work trade sas design fashion garden beer hotels science buzz one law bayern paris amsterdam
     madrid barcelona eus scot nyc osaka tv fr cz ar cr ms`,
  ],
  ['https://rdap.nic.{tld}/v1/', 'berlin hamburg'],
  ['https://rdap.nic.{tld}/rdap/', 'food africa durban'],
  ['https://rdap.nominet.uk/{tld}/', 'uk jobs pharmacy wales'],
  ['https://pubapi.registry.google/rdap/', 'app dev page'],
  ['https://rdap.gmoregistry.net/rdap/', 'shop tokyo'],
  ['https://whois.uniregistry.net/rdap/', 'link click'],
  ['https://rdap.ryce-rsp.com/rdap/', 'koeln wien'],
  ['https://restwhois.ngtld.cn/', 'xn--55qx5d xn--io0a7i'],
  ['https://rdap.zdnsgtld.com/{tld}/', 'top xn--ses554g xn--czru2d xn--3bst00m'],
  ['https://rdap.teleinfo.cn/{tld}/', 'xn--3ds443g'],
  ['https://rdap.{tld}.fury.ca/rdap/', 'ca eco'],
  ['https://rdap.registry.cloud/rdap/', 'cloud'],
  ['https://flexireg.net/moscow/rdap/', 'moscow'],
  ['https://rdap.sidn.nl/', 'nl'],
  ['https://rdap.register.si/', 'si'],
  ['https://rdap.norid.no/', 'no'],
  ['https://rdap.fi/rdap/rdap/', 'fi'],
  ['https://rdap.isnic.is/rdap/', 'is'],
  ['https://rdap.hostmaster.ua/', 'ua'],
  ['https://rdap.pandi.id/rdap/', 'id'],
  ['https://rdap.thains.co.th/', 'th'],
  ['https://rdap.registro.br/', 'br'],
  ['https://rdap.registry.ec/', 'ec'],
  ['https://rdap.kenic.or.ke/', 'ke'],
  ['https://whois.tznic.or.tz/rdap/', 'tz'],
  ['https://rdap.cctld.uz/', 'uz'],
]

/** Ending → its server. */
export const rdapServers: ReadonlyMap<string, string> = new Map(
  registries.flatMap(([url, endings]) =>
    endings.split(/\s+/).map((ending) => [ending, url.replaceAll('{tld}', ending)] as const),
  ),
)
