/** The words that tell the lines of a business card apart, in Chinese and in English and a little beyond. */

/** What a label in front of a value means; `none`: nothing that a contact has a field for. */
export const cardLabels = {
  email: 'e-mail,email,mail,e,邮箱,电子邮箱,电子邮件,邮件,电邮,信箱',
  mobile: 'mobile,mobil,mob,cell,cellphone,m,c,hp,h/p,手机,手机号,手机号码,移动电话,手提,行动电话',
  whatsapp: 'whatsapp,wa,whatsapp no',
  phone:
    'tel,tel no,telephone,telefon,phone,ph,t,p,o,office,direct,direct line,dir,d,hotline,电话,电话号码,座机,固话,直线,总机,热线,联系电话,电话/传真,tel/fax',
  fax: 'fax,telefax,f,传真,传真号',
  website: 'web,website,site,url,w,网址,网站,官网,主页,公司网址',
  address:
    'address,add,addr,a,adress,adresse,anschrift,office address,factory,factory add,地址,公司地址,工厂地址,厂址,办公地址,总部',
  name: 'name,姓名,联系人,contact,contact person,attn',
  company: 'company,公司,公司名称,单位',
  position: 'title,position,job title,职位,职务,职称',
  none: 'wechat,weixin,微信,微信号,qq,skype,line,viber,telegram,zip,zip code,postcode,post code,p.c,邮编,邮政编码,vat,vat no,tax id,tax no,reg no,税号,账号,开户行,instagram,facebook,linkedin,twitter,youtube',
} as const
export type CardLabel = keyof typeof cardLabels

/** Legal forms and kinds of houses. Latin ones stand as words of their own. */
export const companyWords = {
  legal:
    'ltd,limited,llc,llp,inc,incorporated,corp,corporation,co,company,gmbh,mbh,ag,kg,ohg,ug,bv,nv,plc,sa,sas,sarl,srl,spa,sl,slu,ab,as,aps,oy,oyj,kk,pte,pty,pvt,sdn,bhd,ltda,jsc,ooo,oao,zao,lp,fze,fzco,fzc,dmcc,kft,zrt,sro,doo,ead,eood,san,ticaret,aş,bros',
  kind: 'group,holding,holdings,industries,industry,industrial,technologies,technology,tech,trading,enterprise,enterprises,international,imp,exp,import,export,exports,imports,manufacturing,manufacturer,factory,works,solutions,systems,logistics,electronics,machinery,university,institute,association,bank,hospital,consulting,partners,brothers,sons',
  chinese:
    '有限公司,有限责任公司,股份公司,股份有限公司,公司,集团,工厂,制造厂,加工厂,厂,商行,商社,株式会社,经营部,贸易行,事务所,研究院,研究所,设计院,大学,学院,协会,商会,合作社,工作室,银行,医院,委员会,中心',
}

export const positionWords = {
  latin:
    'manager,director,ceo,cto,cfo,coo,cmo,cio,president,vice president,vp,svp,evp,chairman,chairwoman,chairperson,chair,founder,co-founder,cofounder,owner,proprietor,partner,principal,officer,engineer,technician,designer,architect,developer,analyst,consultant,adviser,advisor,specialist,expert,coordinator,supervisor,executive,representative,rep,agent,assistant,secretary,accountant,buyer,purchaser,purchasing,procurement,merchandiser,sourcing,sales,marketing,salesman,head of,lead,leader,professor,lecturer,researcher,scientist,doctor,lawyer,attorney,journalist,editor,administrator,controller,treasurer,geschäftsführer,geschäftsführerin,vertrieb,leiter,einkauf,gerente,directeur,directrice,responsable,director comercial',
  chinese:
    '董事长,副董事长,董事,总经理,副总经理,经理,副经理,总裁,副总裁,总监,副总监,主任,副主任,主管,主席,会长,理事,理事长,秘书长,秘书,部长,科长,处长,局长,院长,校长,厂长,店长,组长,队长,所长,行长,工程师,技师,技术员,设计师,架构师,分析师,会计,会计师,律师,教授,讲师,研究员,专员,业务员,业务代表,代表,助理,顾问,采购,销售,合伙人,创始人,负责人,首席执行官,首席技术官,首席,专家,编辑,记者,外贸,跟单,老板,担当,老师',
}

export const addressWords = {
  latin:
    'street,st,road,rd,avenue,ave,av,boulevard,blvd,lane,ln,drive,dr,way,highway,hwy,square,sq,plaza,court,ct,place,floor,fl,flr,/f,suite,ste,room,rm,unit,building,bldg,block,blk,tower,house,district,dist,zone,park,estate,village,town,city,county,province,prov,state,p.o. box,po box,p.o.box,postbox,no,straße,strasse,str,platz,allee,weg,via,viale,piazza,rue,calle,avenida,rua,ulitsa,ul,cadde,cad,sokak,mah,jalan,jl,soi,nagar,marg,sector,phase,plot,industrial area,industrial zone,opp,near',
  chinese: '省,市,区,县,镇,乡,村,路,街,道,巷,弄,号,楼,层,室,座,栋,幢,大厦,广场,园区,工业园,开发区,产业园,科技园',
}

/** The hundred or so family names that nearly everybody in China has, and those of two characters. */
export const chineseFamilyNames = new Set(
  (
    '王李张刘陈杨黄赵吴周徐孙马朱胡郭何林罗高郑梁谢宋唐许韩邓冯曹彭曾肖萧田董潘袁蔡蒋余于杜叶程魏苏吕丁任卢姚沈钟姜崔谭陆范汪廖石金' +
    '韦贾夏付傅方邹熊白孟秦邱江尹薛闫阎段雷侯龙史陶黎贺顾毛郝龚邵万钱严赖覃洪武莫孔汤向常温康施文牛樊葛邢安齐伍庞颜章鲁倪俞翁樂乐' +
    '岳聂殷耿管卜裴祝左柯欧阮季骆纪翟詹焦包柳涂甘关吉霍凌戴游宁陳張劉黃楊趙吳孫馬鄭許鄧馮蕭蔣葉蘇呂盧鐘譚陸龍賀顧錢嚴賴湯歐'
  ).split(''),
)
export const longFamilyNames = ['欧阳', '歐陽', '司马', '上官', '诸葛', '司徒', '东方', '皇甫', '尉迟', '慕容', '夏侯']

/** Calling codes whose country is one, or mostly one. */
const codes =
  '7:RU,20:EG,27:ZA,30:GR,31:NL,32:BE,33:FR,34:ES,36:HU,39:IT,40:RO,41:CH,43:AT,44:GB,45:DK,46:SE,47:NO,48:PL,49:DE,51:PE,52:MX,53:CU,54:AR,55:BR,56:CL,57:CO,58:VE,60:MY,61:AU,62:ID,63:PH,64:NZ,65:SG,66:TH,81:JP,82:KR,84:VN,86:CN,90:TR,91:IN,92:PK,93:AF,94:LK,95:MM,98:IR,' +
  '211:SS,212:MA,213:DZ,216:TN,218:LY,220:GM,221:SN,222:MR,223:ML,224:GN,225:CI,226:BF,227:NE,228:TG,229:BJ,230:MU,231:LR,232:SL,233:GH,234:NG,235:TD,236:CF,237:CM,238:CV,239:ST,240:GQ,241:GA,242:CG,243:CD,244:AO,245:GW,248:SC,249:SD,250:RW,251:ET,252:SO,253:DJ,254:KE,255:TZ,256:UG,257:BI,258:MZ,260:ZM,261:MG,262:RE,263:ZW,264:NA,265:MW,266:LS,267:BW,268:SZ,269:KM,290:SH,291:ER,297:AW,298:FO,299:GL,' +
  '350:GI,351:PT,352:LU,353:IE,354:IS,355:AL,356:MT,357:CY,358:FI,359:BG,370:LT,371:LV,372:EE,373:MD,374:AM,375:BY,376:AD,377:MC,378:SM,380:UA,381:RS,382:ME,383:XK,385:HR,386:SI,387:BA,389:MK,420:CZ,421:SK,423:LI,' +
  '500:FK,501:BZ,502:GT,503:SV,504:HN,505:NI,506:CR,507:PA,509:HT,590:GP,591:BO,592:GY,593:EC,594:GF,595:PY,596:MQ,597:SR,598:UY,670:TL,673:BN,674:NR,675:PG,676:TO,677:SB,678:VU,679:FJ,680:PW,682:CK,685:WS,687:NC,689:PF,' +
  '850:KP,852:HK,853:MO,855:KH,856:LA,880:BD,886:TW,960:MV,961:LB,962:JO,963:SY,964:IQ,965:KW,966:SA,967:YE,968:OM,970:PS,971:AE,972:IL,973:BH,974:QA,975:BT,976:MN,977:NP,992:TJ,993:TM,994:AZ,995:GE,996:KG,998:UZ'
const countryByCode = new Map(codes.split(',').map((pair) => pair.split(':') as [string, string]))
/** The area codes of Canada among those of North America. */
const canadian = new Set(
  '204 226 236 249 250 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 468 474 506 514 519 548 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905'.split(
    ' ',
  ),
)

/** The country of digits that begin with a calling code; '' when that says nothing. */
export function countryOfDigits(digits: string): string {
  if (digits.startsWith('1')) return digits.length === 11 ? (canadian.has(digits.slice(1, 4)) ? 'CA' : 'US') : ''
  for (let length = 3; length >= 1; length--) {
    const country = countryByCode.get(digits.slice(0, length))
    if (country) return country === 'RU' && /^7[67]/.test(digits) ? 'KZ' : country
  }
  return ''
}
