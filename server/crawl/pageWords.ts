/** Words of pages in eight languages: which pages to read, and what the words before a value make of it. */

/** What links to the pages on which companies say who they are; the more telling first. */
export const pageWords = {
  contact:
    'contact,kontakt,contacto,contato,contactez,contactos,iletisim,iletişim,bize ulaşın,контакт,контакты,контактная,связаться,联系,聯繫,聯絡,联络,lianxi,اتصل,تواصل,تواصلوا,get in touch,reach us,ansprechpartner,anfahrt',
  imprint:
    'impressum,imprint,legal notice,legal-notice,aviso legal,aviso-legal,mentions légales,mentions-legales,mentions legales,aviso-legal,künye,kunye,реквизиты,rekvizity,anbieterkennzeichnung,ficha técnica',
  about:
    'about,über uns,ueber-uns,uber-uns,unternehmen,wir über uns,quienes somos,quiénes somos,nosotros,empresa,à propos,a-propos,qui sommes,quem somos,quem-somos,sobre,hakkımızda,hakkimizda,kurumsal,о компании,о нас,o-kompanii,about-us,关于,關於,公司简介,公司介绍,gongsi,من نحن,عن الشركة,who we are,company,team,equipo,équipe,equipe,mitarbeiter,команда,ekibimiz,团队',
  /** these say much and nothing of whom to write to */
  other:
    'login,cart,warenkorb,datenschutz,privacy,agb,terms,cookie,blog,news,aktuelles,product,produkt,shop,career,karriere,jobs,购物,新闻,产品,carrito,panier,carrinho,sepet,корзина,новости',
} as const

/** Before a number: what it is. Symbols too. */
export const numberWords = {
  phone:
    'tel,tél,téléphone,telephone,telefon,telefone,teléfono,telefono,phone,ph,fon,call,call us,mobile,mobil,mob,mobiltelefon,handy,cell,móvil,movil,telemóvel,telemovel,celular,portable,gsm,cep,cep telefonu,sabit,santral,hotline,zentrale,switchboard,direct,teléfonos,telefones,тел,телефон,телефоны,моб,мобильный,电话,電話,手机,手機,热线,熱線,座机,总机,联系电话,服务热线,تلفون,هاتف,الهاتف,جوال,موبايل,☎,📞,✆,t,m,p',
  fax: 'fax,telefax,téléfax,télécopie,faks,факс,传真,傳真,فاكس,f,belgegeçer',
  whatsapp: 'whatsapp,whats app,wa,واتساب,واتس اب,вотсап,ватсап',
} as const

/** A line with one of these is about who made or keeps the site, or whom to complain to, and not of the company. */
export const othersWords =
  'webdesign,web design,website by,site by,designed by,developed by,powered by,hosted by,hosting,webmaster,realisierung,umsetzung der website,gestaltung,réalisation,conception du site,hébergeur,hébergement,hébergé,diseño web,desarrollo web,alojamiento,alojado,desenvolvido,desenvolvimento,hospedagem,tasarım:,web tasarım,yazılım:,barındırma,разработка сайта,создание сайта,хостинг,技术支持,技術支持,网站建设,網站建設,建站,تصميم الموقع,تصميم وتطوير,aufsichtsbehörde,streitbeilegung,schlichtungsstelle,datenschutzbeauftragte,data protection officer,ombudsman,agência,supervisory authority,verbraucherschlichtung,délégué à la protection'

/** Before the name of a person who stands for the company. */
export const personWords =
  'geschäftsführer,geschäftsführerin,geschäftsführung,vertreten durch,inhaber,inhaberin,vertretungsberechtigt,vertretungsberechtigter,ansprechpartner,ansprechpartnerin,verantwortlich,managing director,director,ceo,owner,founder,contact person,contact,sales manager,export manager,general manager,gérant,gérante,directeur de la publication,directrice de la publication,directeur,responsable de publication,président,gerente,administrador,administradora,director general,director comercial,persona de contacto,responsable,diretor,diretora,sócio-gerente,responsável,responsável técnico,yetkili,yetkili kişi,genel müdür,şirket müdürü,генеральный директор,директор,контактное лицо,руководитель,联系人,联络人,总经理,法人代表,法定代表人,负责人,المدير العام,المدير,مدير المبيعات,جهة الاتصال,purchasing manager,head of purchasing,buyer,head of sales,sales director,head of export,export director,einkaufsleiter,einkaufsleiterin,leiter einkauf,leiterin einkauf,vertriebsleiter,vertriebsleiterin,leiter vertrieb,exportleiter,exportleiterin,jefe de compras,jefa de compras,director de compras,jefe de ventas,responsable achats,responsable des achats,directeur commercial,directrice commerciale,responsable export,gerente de compras,diretor comercial,diretora comercial,responsável de compras,satın alma müdürü,satış müdürü,ihracat müdürü,коммерческий директор,менеджер по продажам,менеджер по закупкам,采购经理,销售经理,外贸经理,出口经理,董事长,总裁,مدير المشتريات,مدير التصدير'

/** Before an address. */
export const placeWords =
  'address,adresse,anschrift,sitz,hauptsitz,head office,registered office,office,factory,dirección,direccion,domicilio,domicilio social,sede,sede social,siège social,siège,endereço,morada,adres,adresimiz,merkez,fabrika,адрес,юридический адрес,фактический адрес,офис,地址,公司地址,工厂地址,厂址,办公地址,總部,العنوان,عنوان,📍'

/** Before the name of a company. */
export const companyLabels =
  'company,company name,firma,firmenname,razón social,razon social,denominación social,raison sociale,dénomination sociale,dénomination,éditeur,éditeur du site,razão social,denominação social,ünvan,ticaret ünvanı,ticaret unvanı,unvan,şirket ünvanı,наименование,полное наименование,организация,公司,公司名称,企业名称,اسم الشركة,الشركة,titular,diensteanbieter'

/** Legal forms as they are written at the end, or in Russian at the beginning, of a name. */
export const legalForms = {
  after:
    'GmbH & Co\\. ?KG|GmbH|gGmbH|mbH|UG \\(haftungsbeschränkt\\)|AG|KG|OHG|e\\. ?K\\.|GbR|Ltd\\.?|Limited|LLC|L\\.L\\.C\\.?|LLP|Inc\\.?|Corp\\.?|PLC|plc|S\\.? ?A\\.? ?S\\.?|SASU|S\\.? ?A\\.? ?R\\.? ?L\\.?|EURL|S\\.? ?A\\.?|S\\.? ?L\\.? ?U\\.?|S\\.? ?L\\.?|S\\.? ?A\\.? de C\\.? ?V\\.?|S\\. de R\\.L\\. de C\\.V\\.|Lda\\.?|Ltda\\.?|LTDA|Unipessoal,? Lda\\.?|S/A|EIRELI|ME|EPP|A\\.Ş\\.|AŞ|A\\.S\\.|Ltd\\. ?Şti\\.?|LTD\\. ?ŞTİ\\.?|Limited Şirketi|Anonim Şirketi|FZE|FZCO|FZ-LLC|WLL|W\\.L\\.L\\.?|B\\.V\\.|BV|S\\.r\\.l\\.|S\\.p\\.A\\.|Pte\\.? Ltd\\.?|Pvt\\.? Ltd\\.?|Pty\\.? Ltd\\.?',
  before: 'ООО|ОАО|ЗАО|ПАО|АО|ИП|شركة|مؤسسة|مصنع',
  chinese: '有限责任公司|股份有限公司|有限公司|集团公司|商行|经营部|厂',
} as const

/** Any of these words in a pattern; of those that begin alike the longest is meant. */
export const anyWord = (words: string): string =>
  words
    .split(',')
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|')
