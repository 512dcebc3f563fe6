type HsSection = { section: string; from: number; to: number; 'en-US': string; 'zh-CN': string }

/** The sections of the Harmonized System with their chapters; 77 is kept for later by the system itself. */
export const hsSections: readonly HsSection[] = [
  row('I', 1, 5, 'Live animals; animal products', '活动物;动物产品'),
  row('II', 6, 14, 'Vegetable products', '植物产品'),
  row('III', 15, 15, 'Animal, vegetable or microbial fats and oils', '动、植物或微生物油、脂'),
  row('IV', 16, 24, 'Prepared foodstuffs, beverages, tobacco', '食品、饮料、烟草'),
  row('V', 25, 27, 'Mineral products', '矿产品'),
  row('VI', 28, 38, 'Products of the chemical industries', '化学工业产品'),
  row('VII', 39, 40, 'Plastics and rubber', '塑料、橡胶及其制品'),
  row('VIII', 41, 43, 'Hides, leather, furskins, travel goods', '皮革、毛皮、箱包'),
  row('IX', 44, 46, 'Wood, cork, basketware', '木、软木、编结品'),
  row('X', 47, 49, 'Pulp, paper, printed matter', '纸浆、纸、印刷品'),
  row('XI', 50, 63, 'Textiles and textile articles', '纺织原料及制品'),
  row('XII', 64, 67, 'Footwear, headgear, umbrellas, artificial flowers', '鞋、帽、伞、人造花'),
  row('XIII', 68, 70, 'Stone, ceramics, glass', '石料、陶瓷、玻璃制品'),
  row('XIV', 71, 71, 'Pearls, precious stones and metals', '珍珠、宝石、贵金属'),
  row('XV', 72, 83, 'Base metals and articles thereof', '贱金属及其制品'),
  row('XVI', 84, 85, 'Machinery and electrical equipment', '机器、电气设备'),
  row('XVII', 86, 89, 'Vehicles, aircraft, vessels', '车辆、航空器、船舶'),
  row('XVIII', 90, 92, 'Optical, measuring, medical and musical instruments; clocks', '光学、计量、医疗仪器;钟表;乐器'),
  row('XIX', 93, 93, 'Arms and ammunition', '武器、弹药'),
  row('XX', 94, 96, 'Miscellaneous manufactured articles', '杂项制品'),
  row('XXI', 97, 97, 'Works of art, antiques', '艺术品、古物'),
]

function row(section: string, from: number, to: number, english: string, chinese: string): HsSection {
  return { section, from, to, 'en-US': english, 'zh-CN': chinese }
}
