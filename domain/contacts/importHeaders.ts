import type { ContactDraft } from './contact.ts'

/**
 * What a column can be: a field of a contact, a half of a name, or something that is one of them only where there is no
 * better column. `ignored` is known, and no field of a contact.
 */
export type HeaderMeaning =
  | keyof ContactDraft
  | 'given'
  | 'family'
  | 'department'
  | 'title'
  | 'nickname'
  | 'region'
  | 'brand'
  | 'party'
  | 'profile'
  | 'ignored'

export type HeaderWords = {
  /** whole headers, parted by commas; case, accents, blanks and signs do not matter */
  words: Partial<Record<HeaderMeaning, string>>
  /** what a word of a header begins or ends with; in Chinese and Japanese, what stands in it */
  parts?: Partial<Record<keyof ContactDraft, string>>
  /** qualifiers, such as “work” or “second”: the column is the same without them */
  qualifiers?: string
  /** a column about one of these is no field, whatever else stands in its header */
  vetoes?: string
}

const zh: HeaderWords = {
  words: {
    name: '姓名,名字,联系人,联系人姓名,联络人,联络人姓名,联系人名称,名称,负责人,客户姓名,称呼,全名,法人,法定代表人,法人代表,对接人,采购负责人,中文名,英文名,中文姓名,英文姓名,备注名,業務聯絡人,聯絡人,聯絡人姓名,聯繫人,聯繫人姓名,負責人,主要联系人,参展联系人,收件人,收货人,买家姓名,采购联系人',
    given: '名',
    family: '姓,姓氏',
    nickname: '昵称,暱稱,微信昵称,网名,旺旺,旺旺名,会员名,买家会员名',
    company:
      '公司,公司名,公司名称,公司名稱,公司全称,公司简称,企业,企业名称,企業名稱,单位,单位名称,單位,單位名稱,工作单位,所在单位,展商,展商名称,展商名稱,参展商,参展商名称,參展商,參展商名稱,参展企业,参展公司,客户公司,工厂,工厂名称,供应商,供应商名称,供應商,厂商,廠商,厂家,厂家名称,机构,机构名称,组织,商家,商家名称,店铺,店铺名称,公司中文名,公司英文名,公司中文名称,公司英文名称,中文公司名,英文公司名,中文名称,英文名称,企业中文名称,展商中文名称,展商英文名称,公司抬头,名称（中文）',
    party: '客户名称,客户,采购商,采购商名称,买家',
    position: '职位,職位,职务,職務,职称,職稱,岗位,头衔,頭銜,联系人职位,联系人职务,职业,工作职位',
    department: '部门,部門,所在部门,部门名称',
    phones:
      '手机,手机号,手机号码,手機,手機號碼,电话,电话号码,電話,電話號碼,固话,固定电话,座机,座机号,联系电话,聯絡電話,聯繫電話,联系手机,联系方式,聯絡方式,移动电话,行動電話,办公电话,公司电话,公司電話,工作电话,单位电话,住宅电话,家庭电话,直线,热线,号码,其他电话,更多电话,有效手机号,电话1,电话2,备用电话,whatsapp号,whatsapp号码,联系号码,电话/手机,手机/电话,总机,總機',
    emails:
      '邮箱,郵箱,电子邮箱,電子郵箱,电子邮件,電子郵件,邮件,邮件地址,邮箱地址,电邮,電郵,e邮件,联系邮箱,更多邮箱,工作邮箱,公司邮箱,企业邮箱,个人邮箱,信箱,電子信箱,伊妹儿',
    company_website:
      '网址,網址,网站,網站,官网,官網,公司网址,公司网站,公司官网,企业网址,企业官网,主页,公司主页,域名,网页,链接,店铺网址,店铺链接,展商网址,网站地址',
    founded_time:
      '成立时间,成立日期,成立年份,成立年,创立时间,創立時間,注册时间,注册日期,建立时间,公司成立时间,成立年度',
    follow_up_status: '跟进状态,跟进,状态,阶段,当前阶段,客户状态,跟进情况,跟进阶段,意向,意向度,客户意向',
    country:
      '国家,國家,国别,國別,国籍,國籍,国家地区,國家地區,国家/地区,国家或地区,所在国家,所在国,国家代码,所属国家,目的国,国家名称,客户国家',
    region: '地区,地區,区域,所在地区,所属地区',
    address:
      '地址,公司地址,公司所在地,详细地址,詳細地址,联系地址,聯絡地址,通讯地址,通訊地址,街道,所在地,城市,所在城市,所属城市,省,省份,所属省份,所在省份,市,州,区,区县,所属区县,邮编,郵編,邮政编码,郵遞區號,办公地址,工厂地址,注册地址,企业注册地址,企业地址,工作地址,家庭地址,单位地址,收货地址,经营地址,最新年报地址,年报地址,通信地址,展商地址',
    tag: '标签,標籤,标记,关键词,关键字,客户标签',
    category:
      '分类,分類,类别,類別,类型,類型,行业,行業,客户分类,客户类型,客户等级,等级,级别,所属行业,企业类型,行业类别,行业分类,产品类别,展品类别,展品分类,展品范围',
    source: '来源,來源,客户来源,数据来源,渠道,来源渠道,展会,展会名称,展會,展會名稱,来源展会,信息来源',
    remark:
      '备注,備註,说明,說明,描述,备忘,留言,记录,跟进记录,备注信息,其他,其它,补充,意见,沟通记录,拜访记录,洽谈记录,备注说明',
    ignored:
      '传真,傳真,传真号,传真号码,公司传真,工作传真,qq,qq号,qq号码,企业qq,微信,微信号,微信號,微信id,微信账号,weixin,编号,編號,序号,序號,序,行号,税号,账号,帳號,性别,性別,年龄,生日,纪念日,公司规模,企业规模,规模,人员规模,员工人数,人数,参保人数,公司简介,企业简介,展商简介,简介,公司介绍,公司类型,公司性质,企业性质,注册资本,注册资金,实缴资本,主营产品,主营业务,主要产品,经营范围,经营模式,产品,展品,展位,展位号,展位號,展台号,摊位号,攤位號,馆号,展馆,期数,面积,展位面积,登记状态,经营状态,统一社会信用代码,社会信用代码,纳税人识别号,注册号,组织机构代码,曾用名,分组,群组,诚信通年限,会员类型,创建时间,创建人,更新时间,修改时间,添加时间,业务员,跟进人,所属人,头像,朋友圈,个性签名,年营业额,年销售额,出口额,拼音,工号,身份证号,开户行,银行账号,星级,成交额,订单数',
  },
  parts: {
    emails: '邮箱,郵箱,电子邮件,電子郵件,电邮,電郵',
    phones: '手机,手機,电话,電話,固话,座机,手提,联系方式,聯絡方式',
    company_website: '网址,網址,网站,網站,官网,官網',
    founded_time: '成立时间,成立日期,成立年,注册日期,注册时间',
    follow_up_status: '跟进状态,客户状态',
    position: '职位,職位,职务,職務,岗位',
    country: '国家,國家',
    address: '地址,邮编',
    company: '公司名,企业名,企業名,展商,参展商,單位名,单位名',
    name: '联系人,聯絡人,聯繫人,姓名',
    tag: '标签,標籤',
    category: '分类,分類,类别,類別,行业,行業',
    source: '来源,來源',
    remark: '备注,備註',
  },
  qualifiers: '公司,单位,商务,工作,个人,联系人,展商,企业,客户,商務,办公,家庭,其他,主要',
  vetoes: '传真,傳真,类型说明,简介,介绍,数量,人数,图片,照片,时间戳,微信,年限,规模,拼音,是否',
}

const en: HeaderWords = {
  words: {
    name: 'name,full name,contact,contact name,contact person,contact person name,person,person name,attn,attention,representative,sales representative,sales person,contacts,display name,attendee,attendee name,participant,delegate,delegate name,visitor name,key contact,primary contact,main contact,lead name,pic,person in charge,customer contact,buyer contact,contact full name',
    given: 'first name,firstname,given name,forename,middle name,first,first names,additional name,contact first name',
    family: 'last name,lastname,surname,family name,last,contact last name',
    nickname: 'nickname,nick name,alias,file as,short name',
    company:
      'company,company name,companies,organization,organisation,organization name,organisation name,org,business,business name,exhibitor,exhibitor name,exhibitors,exhibiting company,firm,firm name,enterprise,employer,corporation,vendor,vendor name,supplier,supplier name,manufacturer,manufacturer name,associated company,company (english),company legal name,legal name,exhibitor company,current company,factory,factory name,entity,entity name',
    party:
      'account,account name,buyer,buyer name,customer,customer name,client,client name,importer,distributor,shop name,store name',
    brand: 'brand,brand name,brands,parent company',
    position:
      'position,job title,job,role,job role,job position,designation,function,job function,occupation,post,current position,contact position,professional title',
    title: 'title',
    department: 'department,dept,division',
    phones:
      'phone,phones,phone number,phone no,phone numbers,telephone,telephone number,telephone no,tel,tel no,tel number,mobile,mobile phone,mobile number,mobile no,mob,cell,cell phone,cell number,whatsapp,whatsapp number,whatsapp no,wa,contact number,contact no,contact phone,handphone,hp,landline,direct line,direct dial,hotline,switchboard,telephones,fixed line,office tel,company main phone,primary phone,toll free,m,t,ph',
    emails:
      'email,emails,e-mail,email address,e-mail address,mail,mailbox,email id,mail id,contact email,email addresses',
    company_website:
      'website,websites,web,site,web site,url,homepage,home page,webpage,web page,domain,domain name,company domain name,link,company website,company url,website url,internet,www,web address,site url',
    founded_time:
      'founded,founded year,year founded,founded time,founded date,established,established year,year established,year of establishment,date of establishment,since,foundation,incorporated,incorporation date,founding year,year of foundation,establishment year,established in,founded in',
    follow_up_status: 'follow up,follow up status,follow status,status,lead status,stage,deal stage',
    country:
      'country,countries,country/region,country or region,nation,nationality,country code,country name,market,country/territory,country of origin,home country',
    region: 'region',
    address:
      'address,addr,company address,street address,street,address line,location,city,town,state,province,county,zip,zip code,post code,postcode,postal code,city/town,state/province,state/region,zip/postal code,city/state,state/province/region,mailing address,formatted,street name,house number,po box,office location,headquarters,hq,full address,street number,suburb,district,prefecture',
    tag: 'tag,tags,label,labels,group,groups,group membership,keyword,keywords',
    category:
      'category,categories,type,industry,sector,class,classification,level,grade,industry sector,product category,product categories,exhibitor type,customer type,business type',
    source:
      'source,sources,lead source,original source,origin,channel,from,exhibition,fair,event,show,event name,show name,exhibition name,trade show',
    remark:
      'remark,remarks,note,notes,comment,comments,memo,description,details,info,information,message,feedback,additional info,additional information,other,others',
    profile: 'profile url,linkedin,linkedin url,linkedin profile,linkedin page,person linkedin url',
    ignored:
      "fax,fax no,fax number,business fax,home fax,other fax,qq,wechat,wechat id,weixin,skype,skype id,facebook,instagram,twitter,x,youtube,tiktok,id,no,number,sn,index,fein,tax id,vat,vat no,vat number,sex,gender,age,birthday,date of birth,anniversary,employees,number of employees,employee count,annual revenue,revenue,turnover,product,products,main products,products and services,company size,company type,salutation,prefix,suffix,name prefix,name suffix,honorific,hall,hall no,booth,booth no,booth number,booths,stand,stand no,stand number,pavilion,pager,telex,isdn,callback,initials,maiden name,spouse,children,manager,manager's name,assistant's name,assistant's phone,referred by,sensitivity,priority,private,billing information,directory server,mileage,hobby,language,profession,photo,logo,picture,image,gov id,government id number,organizational id number,internet free busy,subject,contact owner,owner,record id,create date,created,created at,creation time,created time,last modified,last activity date,lifecycle stage,marketing contact status,connected on,latitude,longitude,score,lead score,currency,amount,time zone,timezone,account number,customer id,company profile,about,about us,user,radio phone,tty/tdd phone,car phone,area code,extension,ext,event badge,badge id,subscribed,opt in,opted out",
  },
  parts: {
    emails: 'email,mailaddress',
    phones: 'phone,telephone,mobile,whatsapp,cellular,handphone',
    company_website: 'website,homepage',
    founded_time: 'founded,established',
    follow_up_status: 'followupstatus',
    position: 'jobtitle,designation',
    country: 'country',
    address: 'address,street,zip,postcode',
    company: 'companyname,exhibitor,organization,organisation',
    name: 'contactperson,contactname,fullname',
    category: 'category,industry',
    source: 'source',
    remark: 'remark,comment',
  },
  qualifiers:
    'business,home,work,office,other,primary,secondary,main,company,companys,contact,contacts,exhibitor,exhibitors,organization,organisation,person,persons,direct,personal,private,corporate,mailing,billing,shipping,postal,your,the,of,and,decision,maker,attendee,lead,value,registered,head,hq,sales,general,alternative,alternate,additional,booking,buyer,supplier,customer,client,vendor,english,local,current,delegate,visitor,participant,official',
  vetoes:
    'type,label,kind,yomi,phonetic,fax,owner,id,display,opt,verified,valid,validation,bounce,bounced,count,hash,date,time,pager,assistants,assistant,managers,spouse,emergency,extension,consent,symbol,permission,quality,scope,confidence,score,source url,provider,opens,clicks',
}

const de: HeaderWords = {
  words: {
    name: 'ansprechpartner,ansprechpartnerin,ansprechperson,kontakt,kontaktperson,kontaktname,vollständiger name,name des ansprechpartners,name ansprechpartner,anzeigename,teilnehmer,besucher,geschäftsführer,zuständig,vor- und nachname,name vorname,vorname nachname,vorname name',
    given: 'vorname,vornamen,weitere vornamen,2. vorname,rufname',
    family: 'nachname,familienname,zuname',
    nickname: 'spitzname,kurzname,kurzbezeichnung',
    company:
      'firma,firmenname,firmen,firmenbezeichnung,firma 1,unternehmen,unternehmensname,aussteller,ausstellername,ausstellerfirma,name des ausstellers,hersteller,lieferant,lieferantenname,organisation,institution,betrieb,gesellschaft,arbeitgeber,händler,anbieter,name des unternehmens,name der firma,einrichtung,verein',
    party: 'kunde,kundenname',
    brand: 'marke,marken,muttergesellschaft',
    position:
      'position,funktion,berufsbezeichnung,stelle,stellenbezeichnung,tätigkeit,rolle,beruf,position im unternehmen,jobtitel',
    department: 'abteilung,bereich',
    phones:
      'telefon,telefonnummer,telefon-nr,telefonnr,tel.-nr.,tel.nr.,tel nr,telefax/telefon,fon,rufnummer,mobil,mobiltelefon,mobilnummer,mobilfunk,mobilfunknummer,handy,handynummer,handy-nr,festnetz,festnetznummer,durchwahl,zentrale,telefon zentrale,hauptrufnummer,telefon (firma),telefon firma,weiteres telefon,telefon geschäftlich,telefon privat,hotline',
    emails: 'e-mail,e-mail-adresse,e-mailadresse,mailadresse,mail-adresse,email-adresse,e-post,elektronische post',
    company_website:
      'webseite,website,internet,internetseite,internetadresse,homepage,webadresse,web-adresse,web,url,firmenwebsite',
    founded_time: 'gründung,gründungsjahr,gegründet,gründungsdatum,gegründet im jahr,gründungszeit',
    follow_up_status: 'status,kundenstatus,bearbeitungsstatus,stand der bearbeitung',
    country: 'land,herkunftsland,staat,länderkennzeichen,länderkürzel,länder,nation,land/region,ländercode',
    region: 'gebiet,bundesland/land',
    address:
      'adresse,anschrift,straße,strasse,str.,straße und hausnummer,straße/hausnr.,straße, nr.,straße hausnummer,hausnummer,hausnr,plz,plz/ort,plz ort,postleitzahl,ort,stadt,wohnort,firmenadresse,firmenanschrift,bundesland,kanton,sitz,firmensitz,postfach,postanschrift,standort,straße geschäftlich,ort geschäftlich,bundesland/kanton,büro',
    tag: 'stichwort,stichworte,stichwörter,schlagwort,schlagworte,schlagwörter,gruppe,etikett,etiketten',
    category:
      'kategorie,kategorien,branche,branchen,typ,art,produktgruppe,produktgruppen,warengruppe,rubrik,segment,kundengruppe,sektor',
    source: 'quelle,herkunft,messe,veranstaltung,kanal,messename',
    remark:
      'bemerkung,bemerkungen,anmerkung,anmerkungen,notiz,notizen,kommentar,kommentare,beschreibung,hinweis,hinweise,info,infos,sonstiges,vermerk,notizen / bemerkungen',
    ignored:
      'anrede,briefanrede,titel,akad. titel,akademischer titel,fax,faxnummer,fax-nr,telefax,halle,stand,standnummer,stand-nr,messestand,hallenplan,geschlecht,geburtstag,geburtsdatum,kundennummer,kunden-nr,kd-nr,lieferantennummer,mitarbeiter,mitarbeiterzahl,anzahl mitarbeiter,umsatz,produkte,leistungen,ust-id,ust-idnr,steuernummer,handelsregister,lfd. nr.,lfd nr,nr,nummer,suffix,initialen,sprache,logo,erstellt am,geändert am,kundenbetreuer,betreuer,partner,kinder,jubiläum,hobby,priorität,privat,iban,bic,branchenschlüssel,koordinaten',
  },
  parts: {
    emails: 'e-mail-adresse,mailadresse',
    phones: 'telefon,mobil,handy,rufnummer,durchwahl',
    company_website: 'webseite,internetadresse,homepage',
    founded_time: 'gründung',
    position: 'berufsbezeichnung,stellenbezeichnung',
    address: 'straße,anschrift,postleitzahl',
    company: 'firmenname,unternehmensname,aussteller',
    name: 'ansprechpartner,kontaktperson,ansprechperson',
    remark: 'bemerkung,anmerkung',
    category: 'branche',
  },
  qualifiers:
    'geschäftlich,privat,firma,firmen,der,die,das,des,dem,den,und,von,für,im,ihre,unternehmens,unternehmen,ansprechpartner,ansprechpartners,kontakt,kontakts,aussteller,ausstellers,weitere,weiterer,weiteres,dienstlich,zentral,allgemein,haupt,direkt,geschäft,büro,deutsch',
  vetoes: 'typ,fax,telefax,anzahl,datum,assistent,assistentin,sekretariat,vorgesetzter,angezeigter',
}

const es: HeaderWords = {
  words: {
    name: 'nombre completo,nombre y apellidos,nombre y apellido,apellidos y nombre,contacto,persona de contacto,nombre de contacto,nombre del contacto,contacto comercial,responsable,representante,persona,encargado,interlocutor,asistente,participante,gerente,contacto principal',
    given: 'nombre,nombres,primer nombre,segundo nombre',
    family: 'apellido,apellidos,primer apellido,segundo apellido,apellido paterno,apellido materno',
    nickname: 'apodo,nombre corto,alias',
    company:
      'empresa,nombre de la empresa,nombre empresa,nombre de empresa,compañía,nombre de la compañía,razón social,expositor,nombre del expositor,nombre expositor,expositores,organización,proveedor,nombre del proveedor,fabricante,entidad,sociedad,denominación,denominación social,institución,nombre comercial,empresa expositora',
    party: 'cliente,nombre del cliente,firma,comprador,distribuidor',
    brand: 'marca,marcas',
    position:
      'cargo,puesto,puesto de trabajo,función,posición,rol,profesión,ocupación,título del puesto,cargo del contacto',
    department: 'departamento,depto,dpto,área',
    phones:
      'teléfono,teléfonos,telefono fijo,tel.,tlf,tlfno,tfno,móvil,celular,teléfono móvil,teléfono celular,teléfono de contacto,número de teléfono,número de contacto,nº de teléfono,n° teléfono,número telefónico,whatsapp,fijo,teléfono fijo,teléfono oficina,centralita,conmutador',
    emails:
      'correo,correo electrónico,correos,e-mail,email,dirección de correo,dirección de correo electrónico,dirección de email,mail,correo e,c. electrónico,correo-e',
    company_website:
      'página web,web,sitio web,sitio,url,sitio de internet,página,pagina de internet,dirección web,portal,enlace,web corporativa',
    founded_time:
      'año de fundación,fundación,fecha de fundación,fundada,fundada en,año de constitución,fecha de constitución,año de creación,año fundación',
    follow_up_status:
      'estado del seguimiento,seguimiento,estado de seguimiento,estatus,estado del cliente,estado del contacto',
    country: 'país,paises,país de origen,nación,país/región,nacionalidad,mercado,pais de procedencia',
    region: 'región',
    address:
      'dirección,dirección completa,dirección postal,domicilio,calle,calle y número,ciudad,localidad,población,provincia,estado,estado/provincia,código postal,c.p.,cp,cod. postal,municipio,departamento/provincia,comunidad autónoma,colonia,ubicación,domicilio social,sede,dirección fiscal,apartado postal',
    tag: 'etiqueta,etiquetas,grupo,grupos,palabras clave,palabra clave',
    category:
      'categoría,categorías,sector,sectores,industria,tipo,rubro,rubros,giro,ramo,clasificación,actividad,sector de actividad,tipo de cliente,segmento',
    source: 'origen,fuente,feria,evento,canal,procedencia,origen del contacto,nombre de la feria',
    remark:
      'observaciones,observación,notas,nota,comentarios,comentario,descripción,información,detalles,anotaciones,otros,mensaje',
    ignored:
      'fax,título,tratamiento,pabellón,stand,nº stand,número de stand,ubicación del stand,nif,cif,rfc,ruc,nit,sexo,género,edad,fecha de nacimiento,cumpleaños,empleados,número de empleados,facturación,ventas anuales,productos,productos y servicios,código,código de cliente,nº,n°,número,id,idioma,fecha de alta,fecha,vendedor,comercial asignado,logo,tamaño,extensión,sufijo,prefijo',
  },
  parts: {
    emails: 'correo',
    phones: 'teléfono,móvil,celular',
    company: 'empresa,expositor',
    address: 'dirección,domicilio',
    name: 'contacto',
    remark: 'observaciones,comentario',
    country: 'país',
  },
  qualifiers:
    'de,del,la,el,los,las,y,en,empresa,contacto,trabajo,particular,principal,oficina,comercial,personal,otro,otros,expositor,compañía,alternativo,corporativo,directo,laboral,su,profesional',
  vetoes: 'tipo,fax,fecha,asistente,jefe,nº de empleados,secretaria',
}

const fr: HeaderWords = {
  words: {
    name: 'nom complet,nom et prénom,nom et prénoms,nom prénom,prénom et nom,contact,nom du contact,personne de contact,personne à contacter,interlocuteur,responsable,représentant,dirigeant,participant,contact commercial,contact principal,visiteur',
    given: 'prénom,prénoms,deuxième prénom',
    family: 'nom,nom de famille,patronyme',
    nickname: 'surnom,alias,pseudo',
    company:
      "société,nom de la société,nom société,sociétés,entreprise,nom de l'entreprise,nom entreprise,raison sociale,exposant,nom de l'exposant,nom exposant,exposants,compagnie,organisation,organisme,établissement,fournisseur,nom du fournisseur,fabricant,dénomination,dénomination sociale,enseigne,structure,institution",
    party: 'client,nom du client,acheteur,distributeur,employeur',
    brand: 'marque,marques,maison mère',
    position:
      'fonction,poste,titre du poste,intitulé du poste,profession,rôle,emploi,métier,qualité,fonction du contact',
    department: 'service,département',
    phones:
      'téléphone,téléphones,tél,tél.,numéro de téléphone,n° de téléphone,n° téléphone,no de téléphone,tél. fixe,fixe,téléphone fixe,portable,mobile,tél. portable,tél. mobile,téléphone portable,téléphone mobile,gsm,ligne directe,standard,téléphone professionnel,téléphone (bureau),num. tél,numéro,whatsapp',
    emails:
      'e-mail,email,mail,courriel,adresse e-mail,adresse email,adresse mail,adresse électronique,courrier électronique,mél,adresse de messagerie,messagerie',
    company_website: 'site web,site internet,site,site www,url,adresse web,page web,web,adresse internet,lien',
    founded_time:
      'année de création,date de création,création,fondée en,année de fondation,date de fondation,fondation,créée en',
    follow_up_status: 'statut,suivi,état,statut du suivi,statut client',
    country: "pays,pays d'origine,pays/région,nation,nationalité,marché",
    region: 'région,zone géographique',
    address:
      "adresse,adresse postale,adresse complète,rue,rue et numéro,ville,localité,commune,code postal,c.p.,cp,province,canton,état/province,département/province,siège,siège social,boîte postale,complément d'adresse,lieu,voie,région/état",
    tag: 'étiquette,étiquettes,groupe,groupes,mots clés,mots-clés,mot-clé,libellé,libellés',
    category:
      "catégorie,catégories,secteur,secteurs,secteur d'activité,secteurs d'activité,type,activité,activités,domaine,domaine d'activité,branche,classification,filière,industrie",
    source: 'source,origine,salon,foire,évènement,événement,canal,provenance,nom du salon',
    remark:
      'remarque,remarques,observation,observations,commentaire,commentaires,note,notes,description,informations,information,détails,divers,mémo,présentation',
    ignored:
      "fax,télécopie,télécopieur,n° de fax,civilité,titre,genre,sexe,hall,stand,n° stand,n° de stand,numéro de stand,pavillon,date de naissance,anniversaire,effectif,effectifs,nombre d'employés,chiffre d'affaires,ca,produits,produits et services,siret,siren,n° tva,tva,code naf,code ape,n°,numéro client,code client,langue,date,logo,suffixe,commercial,âge",
  },
  parts: {
    emails: 'courriel',
    phones: 'téléphone,portable',
    company: 'société,entreprise,exposant',
    address: 'adresse',
    name: 'interlocuteur',
    remark: 'commentaire,remarque',
    country: 'pays',
  },
  qualifiers:
    'de,du,des,la,le,les,l,d,et,en,à,société,entreprise,contact,professionnel,professionnelle,personnel,principal,principale,bureau,domicile,autre,direct,exposant,commercial,commerciale,votre,travail,pro',
  vetoes: 'type,fax,télécopie,date,assistant,assistante',
}

const it: HeaderWords = {
  words: {
    name: 'nome e cognome,cognome e nome,nome completo,nominativo,contatto,nome contatto,nome del contatto,persona di contatto,referente,nome referente,responsabile,rappresentante,persona di riferimento,partecipante,titolare,visitatore',
    given: 'nome,secondo nome',
    family: 'cognome',
    nickname: 'soprannome,alias',
    company:
      "azienda,nome azienda,nome dell'azienda,aziende,ditta,società,nome società,nome della società,ragione sociale,impresa,espositore,nome espositore,espositori,organizzazione,ente,fornitore,nome fornitore,produttore,denominazione,compagnia,denominazione sociale",
    party: 'cliente,nome cliente,acquirente,distributore',
    brand: 'marchio,marchi,marca',
    position:
      'ruolo,posizione,qualifica,funzione,mansione,carica,incarico,professione,titolo di lavoro,posizione lavorativa,ruolo aziendale',
    department: 'reparto,dipartimento,ufficio',
    phones:
      'telefono,telefoni,tel.,numero di telefono,n. telefono,n. tel,nr. telefono,cellulare,cell.,telefono cellulare,numero cellulare,tel. cellulare,telefono fisso,fisso,telefono ufficio,telefono aziendale,centralino,recapito,recapito telefonico,recapiti,whatsapp',
    emails:
      'e-mail,email,mail,posta elettronica,indirizzo e-mail,indirizzo email,indirizzo mail,indirizzo di posta elettronica,pec',
    company_website: 'sito web,sito,sito internet,web,pagina web,url,indirizzo web,sito aziendale',
    founded_time:
      'anno di fondazione,fondazione,data di fondazione,fondata nel,anno di costituzione,data di costituzione,anno fondazione',
    follow_up_status: 'stato,stato cliente,stato del contatto,stato trattativa',
    country: 'paese,nazione,stato estero,paese di origine,paese/regione,nazionalità,mercato,paese/area geografica',
    region: 'regione,zona',
    address:
      'indirizzo,indirizzo completo,via,via e numero,città,comune,località,provincia,prov.,cap,c.a.p.,codice postale,sede,sede legale,casella postale,indirizzo sede,cap/città,provincia/stato,civico',
    tag: 'etichetta,etichette,gruppo,gruppi,parole chiave,parola chiave',
    category:
      'categoria,categorie,settore,settori,settore merceologico,tipo,tipologia,attività,classe,comparto,merceologia,industria',
    source: 'fonte,origine,provenienza,fiera,evento,canale,nome fiera,manifestazione',
    remark: 'note,nota,osservazioni,commenti,commento,annotazioni,descrizione,informazioni,dettagli,altro,varie',
    ignored:
      'fax,titolo,appellativo,padiglione,stand,n. stand,numero stand,posteggio,partita iva,p. iva,p.iva,codice fiscale,sesso,genere,età,data di nascita,compleanno,dipendenti,numero dipendenti,fatturato,prodotti,prodotti e servizi,codice,codice cliente,n.,numero,nr,lingua,data,agente,logo,prefisso,suffisso',
  },
  parts: {
    phones: 'telefono,cellulare',
    country: 'paese,nazione',
    company: 'azienda,espositore',
    address: 'indirizzo',
    name: 'referente,contatto',
    remark: 'osservazioni',
  },
  qualifiers:
    'di,del,della,dell,dello,il,la,e,in,azienda,aziendale,ufficio,contatto,principale,personale,lavoro,privato,altro,casa,diretto,espositore,referente,società,vostra,abitazione',
  vetoes: 'tipo,fax,data,assistente',
}

const pt: HeaderWords = {
  words: {
    name: 'nome completo,nome e sobrenome,nome e apelido,contato,contacto,nome do contato,nome do contacto,pessoa de contato,pessoa de contacto,responsável,representante,pessoa,participante,contato principal,comprador responsável',
    given: 'nome,primeiro nome,nome próprio,nome do meio,segundo nome',
    family: 'sobrenome,último nome,nome de família,apelido',
    nickname: 'alcunha,nome curto',
    company:
      'empresa,nome da empresa,empresas,companhia,razão social,expositor,nome do expositor,expositores,organização,fornecedor,nome do fornecedor,fabricante,instituição,entidade,firma,sociedade,denominação social',
    party: 'nome fantasia,cliente,nome do cliente,comprador,distribuidor',
    brand: 'marca,marcas',
    position: 'cargo,função,posição,título do cargo,profissão,ocupação,papel,cargo do contato',
    department: 'departamento,setor interno,área',
    phones:
      'telefone,telefones,tel.,fone,número de telefone,nº de telefone,n° telefone,celular,telemóvel,telefone celular,telefone fixo,fixo,telefone comercial,telefone de contato,telefone/whatsapp,número de contato,whatsapp,ramal direto,contato telefônico,número do celular',
    emails:
      'e-mail,email,mail,correio eletrônico,correio electrónico,correio eletrónico,endereço de e-mail,endereço de email,e-mail de contato',
    company_website:
      'site,website,página web,página,url,endereço web,sítio web,web,site da empresa,página da internet,sítio',
    founded_time:
      'ano de fundação,fundação,data de fundação,fundada em,ano de constituição,ano de abertura,data de abertura',
    follow_up_status: 'situação,status,acompanhamento,status do cliente,situação do cliente,estado do cliente',
    country: 'país,países,país de origem,nação,país/região,nacionalidade,mercado',
    region: 'região',
    address:
      'endereço,endereço completo,morada,rua,logradouro,cidade,município,localidade,bairro,estado,uf,distrito,província,cep,código postal,código-postal,caixa postal,sede,estado/província,concelho,freguesia,complemento,cidade/uf,cidade/estado',
    tag: 'etiqueta,etiquetas,marcador,marcadores,grupo,grupos,palavras-chave,palavra-chave',
    category:
      'categoria,categorias,setor,setores,sector,ramo,ramo de atividade,segmento,segmentos,tipo,indústria,atividade,atividade principal,classificação,área de atuação',
    source: 'origem,fonte,feira,evento,canal,procedência,nome da feira',
    remark:
      'observações,observação,obs,obs.,notas,nota,comentários,comentário,descrição,informações,detalhes,anotações,outros,mensagem',
    ignored:
      'fax,título,tratamento,pavilhão,stand,estande,nº estande,número do stand,nº do stand,cnpj,cpf,nif,inscrição estadual,sexo,gênero,idade,data de nascimento,aniversário,funcionários,número de funcionários,faturamento,faturação,produtos,produtos e serviços,código,código do cliente,nº,número,idioma,data,vendedor,logo,ramal,prefixo,sufixo',
  },
  parts: {
    phones: 'telefone,celular,telemóvel',
    company: 'empresa,expositor',
    address: 'endereço,morada',
    remark: 'observações,comentário',
    name: 'contato',
  },
  qualifiers:
    'de,da,do,das,dos,e,o,a,em,empresa,contato,contacto,comercial,principal,pessoal,trabalho,outro,expositor,residencial,profissional,casa,direto,companhia,corporativo',
  vetoes: 'tipo,fax,data,assistente,gerente de',
}

const ru: HeaderWords = {
  words: {
    name: 'фио,ф.и.о.,имя и фамилия,фамилия и имя,полное имя,контакт,контактное лицо,имя контакта,ответственный,представитель,директор,руководитель,участник мероприятия,менеджер компании,фамилия имя отчество,фамилия имя,контактная персона,фио контактного лица,контактное имя,фио контакта',
    given: 'имя,отчество,второе имя',
    family: 'фамилия',
    nickname: 'псевдоним,краткое имя,прозвище',
    company:
      'компания,название компании,наименование компании,организация,название организации,наименование организации,фирма,название фирмы,предприятие,экспонент,участник выставки,экспоненты,название экспонента,поставщик,производитель,юр. лицо,юридическое лицо,юридическое название,контрагент,учреждение,название участника',
    party: 'наименование,название,участник,участники,клиент,заказчик,покупатель,место работы',
    brand: 'бренд,бренды,торговая марка,марка',
    position: 'должность,позиция,роль,профессия,должность контакта,должность контактного лица',
    department: 'отдел,департамент,подразделение',
    phones:
      'телефон,телефоны,тел,тел.,номер телефона,номера телефонов,номер,мобильный,мобильный телефон,моб. телефон,моб.,моб. тел.,мобильный номер,сотовый,сотовый телефон,рабочий телефон,рабочий,контактный телефон,городской телефон,домашний телефон,другой телефон,ватсап,вотсап,whatsapp,телефон/факс,тел./факс',
    emails:
      'email,e-mail,эл. почта,электронная почта,почта,адрес электронной почты,электронный адрес,адрес эл. почты,имейл,мейл,эл.почта,эл. адрес,рабочий e-mail',
    company_website:
      'сайт,веб-сайт,вебсайт,web-сайт,адрес сайта,сайт компании,интернет-сайт,веб-страница,ссылка,интернет,url',
    founded_time:
      'год основания,дата основания,основана,год создания,дата регистрации,год регистрации,дата создания компании,основана в',
    follow_up_status: 'статус,стадия,этап,статус клиента,статус сделки,состояние',
    country: 'страна,страны,государство,страна/регион,страна происхождения,гражданство',
    region: 'регион,область/регион',
    address:
      'адрес,полный адрес,почтовый адрес,юридический адрес,фактический адрес,город,улица,область,край,район,индекс,почтовый индекс,населенный пункт,местоположение,местонахождение,дом,республика,адрес компании,город/область',
    tag: 'тег,теги,метка,метки,группа,группы,ключевые слова',
    category:
      'категория,категории,отрасль,сфера,сфера деятельности,вид деятельности,тип,раздел,разделы,сектор,сегмент,направление,рубрика,тематика,тип клиента,деятельность',
    source: 'источник,источник лида,выставка,мероприятие,канал,откуда,название выставки,источники',
    remark:
      'примечание,примечания,комментарий,комментарии,заметка,заметки,описание,дополнительно,дополнительная информация,информация,прочее,замечания',
    ignored:
      'факс,обращение,титул,пол,возраст,дата рождения,день рождения,стенд,номер стенда,№ стенда,павильон,зал,место,инн,кпп,огрн,окпо,число сотрудников,количество сотрудников,сотрудники,оборот,выручка,продукция,товары,товары и услуги,№,№ п/п,п/п,номер п/п,код,код клиента,язык,дата,дата создания,менеджер,логотип,скайп,телеграм,вконтакте',
  },
  parts: {
    emails: 'почт',
    phones: 'телефон',
    company: 'компани,организаци,экспонент',
    address: 'адрес',
    name: 'контактн',
    remark: 'примечан,комментар',
    country: 'стран',
    company_website: 'сайт',
    position: 'должност',
  },
  qualifiers:
    'компании,организации,фирмы,предприятия,контактного,лица,контакта,рабочий,рабочая,рабочее,личный,личная,основной,основная,другой,дополнительный,участника,экспонента,для,связи,и,по,корпоративный,ваш,ваша,ваше,контактная,контактный,клиента',
  vetoes: 'факс,тип,дата,количество,номер стенда,ассистент,секретарь',
}

const ja: HeaderWords = {
  words: {
    name: '氏名,お名前,名前,御名前,ご氏名,担当者,担当者名,担当者氏名,ご担当者,ご担当者名,ご担当者様,代表者,代表者名,責任者,連絡先担当者,姓名,フルネーム,表示名,ご芳名,来場者名,参加者名',
    given: '名',
    family: '姓,苗字',
    nickname: 'ニックネーム,通称',
    company:
      '会社,会社名,貴社名,御社名,企業名,企業,法人名,社名,団体名,組織名,組織,勤務先,勤務先名,出展者,出展者名,出展社,出展社名,出展企業,出展企業名,仕入先名,メーカー,メーカー名,事業者名,店舗名,商号,会社名・団体名,会社名（和文）,会社名（英文）,英文社名,和文社名',
    party: '取引先,取引先名,顧客名,得意先名,所属,所属団体',
    position: '役職,役職名,肩書,肩書き,職位,職種,職名,お役職',
    department: '部署,部署名,部門,所属部署,部課名,ご所属部署,所属部門',
    phones:
      '電話,電話番号,お電話番号,tel,代表電話,代表電話番号,直通,直通電話,携帯,携帯電話,携帯番号,携帯電話番号,会社電話,会社電話番号,連絡先電話番号,連絡先,固定電話,勤務先電話番号,自宅電話番号,その他の電話番号,電話（会社）,電話（携帯）,内線直通',
    emails:
      'メール,メールアドレス,eメール,電子メール,電子メールアドレス,eメールアドレス,e-mailアドレス,emailアドレス,ｅメール,メアド,会社メールアドレス',
    company_website:
      'ホームページ,ホームページアドレス,webサイト,ウェブサイト,サイト,url,hp,サイトurl,会社hp,会社url,webページ,web',
    founded_time: '設立,設立年,設立年月日,創業,創業年,創立,設立日,設立年月',
    follow_up_status: 'ステータス,状況,対応状況,進捗,進捗状況,フォロー状況,商談状況',
    country: '国,国名,国籍,国・地域,国/地域,国または地域,所在国,国/地域名',
    region: '地域,エリア',
    address:
      '住所,所在地,ご住所,会社住所,勤務先住所,都道府県,都道府県名,市区町村,市町村,市,番地,町名番地,建物名,郵便番号,〒,住所1,住所2,本社所在地,本社住所,県,勤務先所在地,丁目番地,ビル名',
    tag: 'タグ,ラベル,グループ,キーワード',
    category: 'カテゴリ,カテゴリー,業種,業界,分類,種別,区分,出展分野,製品分野,出展カテゴリ,業態',
    source: '情報源,流入元,展示会,展示会名,イベント,イベント名,チャネル,獲得経路,リードソース,経路',
    remark: '備考,備考欄,メモ,コメント,ノート,説明,詳細,その他,特記事項,摘要,ご要望,お問い合わせ内容',
    ignored:
      'fax,fax番号,ファックス,ファクス,フリガナ,ふりがな,カナ,氏名カナ,氏名（カナ）,姓カナ,名カナ,姓（カナ）,名（カナ）,会社名カナ,会社名フリガナ,読み,よみがな,敬称,性別,年齢,生年月日,誕生日,小間番号,ブース番号,ブース,小間,ホール,従業員数,社員数,資本金,売上高,年商,取扱製品,製品,出展製品,出展内容,主要製品,事業内容,会社概要,no,番号,管理番号,顧客コード,会社コード,登録日,作成日,更新日,名刺交換日,担当営業,名刺所有者,画像,ロゴ,法人番号,英文氏名',
  },
  parts: {
    emails: 'メール',
    phones: '電話,携帯',
    company_website: 'ホームページ,ウェブサイト,サイトurl',
    founded_time: '設立年',
    position: '役職',
    address: '住所,所在地,郵便番号',
    company: '会社名,企業名,出展者名,出展社名,社名',
    name: '担当者,氏名',
    remark: '備考',
    category: '業種',
  },
  qualifiers: '会社,部門,直通,勤務先,担当者,自宅,携帯,その他,ご,本社',
  vetoes: 'fax,カナ,ふりがな,フリガナ,ファックス,ヨミ,読み,日時,人数,区分コード',
}

const tr: HeaderWords = {
  words: {
    name: 'ad soyad,adı soyadı,ad ve soyad,isim soyisim,isim soyad,yetkili,yetkili adı,yetkili kişi,yetkili adı soyadı,ilgili kişi,irtibat kişisi,irtibat,kişi,kişi adı,temsilci,sorumlu,tam ad,tam isim,katılımcı adı soyadı,iletişim kişisi,ziyaretçi,firma yetkilisi,kontak,kontak kişi,muhatap',
    given: 'ad,adı,isim,ilk ad,ikinci ad',
    family: 'soyad,soyadı,soyisim,soy isim',
    nickname: 'takma ad,rumuz,kısa ad',
    company:
      'firma,firma adı,firma ismi,firma ünvanı,firma unvanı,şirket,şirket adı,şirket ismi,şirket ünvanı,ticari ünvan,ticari unvan,ünvanı ticari,katılımcı,katılımcı firma,katılımcılar,kurum,kurum adı,kuruluş,kuruluş adı,işletme,işletme adı,tedarikçi,üretici,organizasyon,işyeri,bayi',
    party: 'katılımcı adı,müşteri,müşteri adı,alıcı',
    brand: 'marka,markalar',
    position:
      'görev,görevi,pozisyon,pozisyonu,ünvan,unvan,ünvanı,unvanı,iş unvanı,iş ünvanı,meslek,mesleği,rol,görev unvanı',
    department: 'departman,bölüm,birim',
    phones:
      'telefon,telefonu,telefon no,telefon numarası,tel,tel no,tel.,cep,cep telefonu,cep tel,cep no,cep numarası,gsm,gsm no,mobil,mobil telefon,iş telefonu,sabit telefon,ev telefonu,irtibat numarası,irtibat telefonu,iletişim numarası,numara,whatsapp,santral,telefon 1,iletişim,firma telefonu',
    emails:
      'e-posta,eposta,e-posta adresi,eposta adresi,e-mail,email,mail,mail adresi,e-mail adresi,elektronik posta,iş e-postası',
    company_website:
      'web,web sitesi,web site,web adresi,internet sitesi,internet adresi,site,websitesi,web sayfası,url,website',
    founded_time: 'kuruluş yılı,kuruluş tarihi,kurulduğu yıl,kuruluş yıl',
    follow_up_status: 'durum,durumu,takip durumu,müşteri durumu,aşama,statü',
    country: 'ülke,ülkesi,ülkeler,ülke adı,ülke/bölge,uyruk,menşei',
    region: 'bölge',
    address:
      'adres,adresi,açık adres,firma adresi,iş adresi,şehir,il,ilçe,il/ilçe,semt,mahalle,cadde,sokak,posta kodu,pk,eyalet,konum,şehir/il,merkez',
    tag: 'etiket,etiketler,grup,gruplar,anahtar kelime,anahtar kelimeler',
    category:
      'kategori,kategoriler,sektör,sektörü,sektörler,tür,tip,sınıf,faaliyet alanı,endüstri,iş kolu,ürün grubu,ürün grupları,faaliyet',
    source: 'kaynak,kaynağı,fuar,fuar adı,etkinlik,kanal,müşteri kaynağı',
    remark: 'not,notlar,açıklama,açıklamalar,yorum,yorumlar,bilgi,ek bilgi,diğer,mesaj,görüşme notu,düşünceler,notları',
    ignored:
      'faks,fax,faks no,hitap,cinsiyet,yaş,doğum tarihi,doğum günü,salon,stand,stand no,stant,stant no,hol,hol no,vergi no,vergi dairesi,vergi numarası,çalışan sayısı,personel sayısı,ciro,ürünler,ürün,ürün ve hizmetler,sıra,sıra no,no,müşteri kodu,kod,dil,tarih,kayıt tarihi,satış temsilcisi,logo,tc kimlik no,mersis no',
  },
  parts: {
    phones: 'telefon',
    emails: 'e-posta',
    company: 'firma,katılımcı',
    address: 'adres',
    name: 'yetkili',
    remark: 'açıklama',
    category: 'sektör',
  },
  qualifiers: 'firma,şirket,iş,ev,kişisel,diğer,ana,kurumsal,yetkili,irtibat,ve,katılımcı,şahsi,iletişim',
  vetoes: 'faks,fax,tipi,türü,tarihi,asistan,sayısı',
}

const ko: HeaderWords = {
  words: {
    name: '이름,성명,담당자,담당자명,담당자 이름,담당자 성명,담당자명(직급),대표자,대표자명,대표,대표이사,연락담당자,참가자,참가자명,방문자명,성함,전체 이름,책임자,관리자명',
    given: '이름(성 제외)',
    family: '성',
    nickname: '닉네임,별명',
    company:
      '회사,회사명,기업,기업명,업체,업체명,상호,상호명,법인명,기관,기관명,단체명,소속기관,소속회사,참가업체,참가업체명,참가기업,참가사,참가사명,전시업체,제조사,공급업체,공급사,직장,직장명,회사명(국문),회사명(영문),업체명(국문),업체명(영문),국문 회사명,영문 회사명,조직',
    party: '소속,거래처,거래처명,고객사,고객사명,고객명,바이어,바이어명',
    brand: '브랜드,브랜드명',
    position: '직위,직책,직급,직함,직무,직위/직책,직급/직책,역할',
    department: '부서,부서명,소속부서,팀',
    phones:
      '전화,전화번호,연락처,휴대폰,휴대폰번호,휴대전화,휴대전화번호,핸드폰,핸드폰번호,핸드폰 번호,모바일,유선전화,일반전화,회사전화,회사 전화번호,사무실 전화,직장 전화,대표전화,대표번호,직통번호,담당자 연락처,담당자 전화번호,업무용 전화,집 전화,tel,전화 번호',
    emails:
      '이메일,이메일주소,이메일 주소,전자우편,메일,메일주소,담당자 이메일,전자메일,회사 이메일,e메일,전자 메일 주소',
    company_website: '홈페이지,웹사이트,웹 사이트,홈페이지 주소,사이트,홈페이지주소,웹페이지,회사 홈페이지,url',
    founded_time: '설립일,설립년도,설립연도,설립일자,창립일,설립,창립연도',
    follow_up_status: '상태,진행상태,진행 상태,진행상황,단계,고객상태',
    country: '국가,국가명,나라,국적,국가/지역,소재국',
    region: '지역,권역',
    address:
      '주소,회사주소,회사 주소,소재지,도로명주소,상세주소,우편번호,도시,시/도,시도,시군구,구/군,본사주소,본사 주소,직장 주소,사업장 주소,지번주소,시',
    tag: '태그,라벨,레이블,그룹,키워드',
    category: '분류,카테고리,업종,산업,산업분야,유형,구분,품목분류,전시분야,참가분야,업태,종목',
    source: '출처,경로,유입경로,전시회,전시회명,행사,행사명,채널,유입 경로',
    remark: '비고,메모,참고,설명,기타,코멘트,내용,상담내용,특이사항,상세설명,의견,노트,문의내용',
    ignored:
      '팩스,팩스번호,fax,성별,나이,생년월일,생일,부스,부스번호,부스 번호,홀,전시관,직원수,종업원수,매출액,자본금,제품,전시품목,전시품,생산품목,주요제품,주요품목,취급품목,사업자번호,사업자등록번호,번호,순번,no,연번,등록일,수정일,고객번호,담당영업,영업담당,로고,회사소개,호칭',
  },
  parts: {
    phones: '전화,휴대폰,핸드폰,연락처',
    emails: '이메일',
    company: '회사명,업체명,기업명',
    address: '주소',
    name: '담당자',
    company_website: '홈페이지,웹사이트',
    position: '직책,직위,직급',
    remark: '비고',
    country: '국가',
  },
  vetoes: '팩스,fax,일시,건수,인원',
}

const pl: HeaderWords = {
  words: {
    name: 'imię i nazwisko,imie i nazwisko,nazwisko i imię,osoba kontaktowa,osoba do kontaktu,kontakt,osoba,przedstawiciel,pełne imię i nazwisko,opiekun,uczestnik,reprezentant,nazwa kontaktu,dane kontaktowe,właściciel',
    given: 'imię,imie,imiona,drugie imię',
    family: 'nazwisko',
    nickname: 'pseudonim,skrót',
    company:
      'firma,nazwa firmy,przedsiębiorstwo,nazwa przedsiębiorstwa,wystawca,nazwa wystawcy,wystawcy,spółka,organizacja,nazwa organizacji,dostawca,nazwa dostawcy,producent,kontrahent,nazwa kontrahenta,instytucja,podmiot,zakład,pracodawca',
    party: 'nazwa,klient,nazwa klienta,odbiorca,kupujący',
    brand: 'marka,marki',
    position: 'stanowisko,funkcja,stanowisko pracy,pozycja,rola,zawód',
    department: 'dział,oddział,departament',
    phones:
      'telefon,telefony,tel.,numer telefonu,nr telefonu,nr tel.,telefon komórkowy,komórka,tel. kom.,tel. komórkowy,kom.,telefon stacjonarny,telefon służbowy,telefon firmowy,telefon kontaktowy,numer kontaktowy,nr kontaktowy,whatsapp,telefon służbowy 2,centrala,numer',
    emails:
      'e-mail,email,mail,adres e-mail,adres email,poczta elektroniczna,adres mailowy,adres poczty elektronicznej,poczta',
    company_website:
      'strona www,www,strona internetowa,strona,adres www,witryna,witryna internetowa,strona web,adres strony,url,strona firmowa',
    founded_time: 'rok założenia,data założenia,założona,rok powstania,data powstania,rok rozpoczęcia działalności',
    follow_up_status: 'status,stan,status klienta,etap',
    country: 'kraj,państwo,kraj pochodzenia,kraje,kraj/region,narodowość',
    region: 'region,obszar',
    address:
      'adres,pełny adres,adres firmy,ulica,ulica i numer,ul.,miasto,miejscowość,miejscowosc,województwo,powiat,gmina,kod pocztowy,kod,poczta/miasto,siedziba,adres korespondencyjny,nr domu,skrytka pocztowa,lokalizacja,kod pocztowy i miasto',
    tag: 'etykieta,etykiety,tagi,grupa,grupy,słowa kluczowe,słowo kluczowe',
    category:
      'kategoria,kategorie,branża,branże,typ,rodzaj,sektor,segment,grupa produktowa,klasyfikacja,rodzaj działalności,profil działalności,profil',
    source: 'źródło,pochodzenie,targi,wydarzenie,kanał,nazwa targów,źródło kontaktu',
    remark:
      'uwagi,uwaga,notatki,notatka,komentarz,komentarze,opis,informacje,dodatkowe informacje,inne,szczegóły,adnotacje',
    ignored:
      'faks,fax,nr faksu,tytuł,zwrot grzecznościowy,płeć,wiek,data urodzenia,urodziny,stoisko,nr stoiska,numer stoiska,pawilon,hala,nip,regon,krs,liczba pracowników,zatrudnienie,obroty,przychody,produkty,produkty i usługi,oferta,lp,l.p.,lp.,nr,nr klienta,kod klienta,język,data,data dodania,handlowiec,logo,pesel',
  },
  parts: {
    phones: 'telefon,komórk',
    company: 'wystawc',
    address: 'adres',
    remark: 'uwagi',
    category: 'branż',
    emails: 'mailow',
  },
  qualifiers:
    'firmy,firmowy,firmowa,służbowy,służbowa,prywatny,główny,główna,kontaktowy,kontaktowa,do,kontaktu,osoby,kontaktowej,i,wystawcy,inny,dodatkowy,przedsiębiorstwa,domowy,klienta',
  vetoes: 'faks,fax,typ,data,liczba,asystent,asystentka',
}

const ar: HeaderWords = {
  words: {
    name: 'الاسم,الإسم,اسم,الاسم الكامل,الاسم بالكامل,اسم الشخص المسؤول,الشخص المسؤول,المسؤول,جهة الاتصال,اسم جهة الاتصال,شخص الاتصال,اسم المسؤول,مسؤول التواصل,الممثل,المندوب,اسم المدير,المدير,اسم ضابط الاتصال,ضابط الاتصال,اسم الزائر',
    given: 'الاسم الأول,الاسم الاول,الاسم الأوسط,اسم الأول',
    family: 'اسم العائلة,العائلة,اللقب,الاسم الأخير,الكنية,الاسم الاخير',
    company:
      'الشركة,اسم الشركة,شركة,اسم المنشأة,المنشأة,المؤسسة,اسم المؤسسة,العارض,اسم العارض,المنظمة,اسم المنظمة,المورد,اسم المورد,المصنع,اسم المصنع,جهة العمل,الشركة العارضة,المصنّع,العارضون',
    party: 'الجهة,اسم الجهة,العميل,اسم العميل,المشتري',
    brand: 'العلامة التجارية,الماركة',
    position: 'المنصب,الوظيفة,المسمى الوظيفي,المسمى,المهنة,الدور,الصفة',
    department: 'القسم,الإدارة',
    phones:
      'الهاتف,هاتف,رقم الهاتف,أرقام الهاتف,الجوال,جوال,رقم الجوال,الموبايل,موبايل,رقم الموبايل,المحمول,رقم المحمول,الهاتف المحمول,هاتف المكتب,هاتف العمل,الهاتف الثابت,التليفون,تليفون,رقم التليفون,رقم التواصل,رقم الاتصال,واتساب,واتس اب,رقم الواتساب,الهاتف النقال,النقال,تلفون,رقم التلفون,هاتف الشركة',
    emails:
      'البريد الإلكتروني,البريد الالكتروني,بريد إلكتروني,البريد,الإيميل,الايميل,ايميل,إيميل,عنوان البريد الإلكتروني,البريد الاكتروني',
    company_website:
      'الموقع الإلكتروني,الموقع الالكتروني,الموقع,موقع الويب,موقع الشركة,رابط الموقع,الرابط,موقع الإنترنت,عنوان الموقع,موقع الكتروني',
    founded_time: 'سنة التأسيس,تاريخ التأسيس,التأسيس,عام التأسيس',
    follow_up_status: 'الحالة,حالة المتابعة,المتابعة,حالة العميل,المرحلة',
    country: 'الدولة,البلد,دولة,بلد,بلد المنشأ,الجنسية,الدوله,اسم الدولة',
    region: 'المنطقة,الإقليم',
    address:
      'العنوان,عنوان,عنوان الشركة,المدينة,مدينة,الشارع,الحي,المحافظة,الرمز البريدي,صندوق البريد,ص.ب,المقر,الموقع الجغرافي,العنوان البريدي,الولاية,الإمارة,عنوان العمل',
    tag: 'الوسوم,وسم,التصنيفات,المجموعة,كلمات مفتاحية',
    category: 'الفئة,القطاع,النشاط,نوع النشاط,الصناعة,التصنيف,النوع,المجال,مجال العمل,قطاع العمل,نشاط الشركة',
    source: 'المصدر,المعرض,اسم المعرض,الفعالية,القناة',
    remark: 'ملاحظات,ملاحظة,الملاحظات,تعليقات,تعليق,الوصف,وصف,معلومات إضافية,تفاصيل,أخرى,معلومات',
    ignored:
      'فاكس,الفاكس,رقم الفاكس,الجنس,العمر,تاريخ الميلاد,رقم الجناح,الجناح,القاعة,السجل التجاري,الرقم الضريبي,عدد الموظفين,المنتجات,المنتج,م,الرقم,رقم,التسلسل,اللغة,التاريخ,تاريخ التسجيل,الشعار,رقم السجل التجاري',
  },
  parts: { phones: 'هاتف,جوال,موبايل', emails: 'البريد,ايميل', company: 'الشركة', name: 'المسؤول', remark: 'ملاحظات' },
  qualifiers: 'الشركة,العمل,المسؤول,الشخصي,الرئيسي,آخر,التواصل,للتواصل,الخاص',
  vetoes: 'فاكس,الفاكس,تاريخ,عدد',
}

/** In the order in which the same word counts in two of them. */
export const headerWords = { zh, en, de, es, fr, it, pt, ru, ja, tr, ko, pl, ar } satisfies Record<string, HeaderWords>
