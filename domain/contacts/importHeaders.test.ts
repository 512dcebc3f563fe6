import { expect, test } from 'vitest'
import type { ContactDraft } from './contact.ts'
import { matchColumns } from './importColumns.ts'

// Header rows as programs and organisers write them, each column with the field that somebody who knows the language
// would choose: `-` is none of them, `=` between header and field, `|` between columns.
const fields: Record<string, keyof ContactDraft> = {
  n: 'name',
  c: 'company',
  p: 'position',
  t: 'phones',
  e: 'emails',
  w: 'company_website',
  a: 'address',
  k: 'country',
  f: 'founded_time',
  s: 'follow_up_status',
  g: 'tag',
  y: 'category',
  o: 'source',
  r: 'remark',
}

const lists: Record<string, string[]> = {
  zh: [
    // CamCard, Outlook, WeChat, 1688, registers of companies, exhibitor lists, CRM
    '姓名=n|姓=n|名=n|公司=c|部门=-|职位=p|手机=t|工作电话=t|传真=-|邮箱=e|网址=w|地址=a|备注=r|分组=-|创建时间=-',
    '姓=n|名=n|单位=c|部门=-|职务=p|商务地址 街道=a|商务地址 市/县=a|商务地址 省/市/自治区=a|商务地址 邮政编码=a|商务地址 国家/地区=k|商务传真=-|商务电话=t|移动电话=t|电子邮件地址=e|网页=w|生日=-|附注=-',
    '昵称=n|微信号=-|性别=-|地区=a|电话号码=t|标签=g|描述=r|朋友圈=-',
    '公司名称=c|会员名=-|联系人=n|移动电话=t|电话=t|传真=-|地址=a|主营产品=-|经营模式=-|诚信通年限=-|公司主页=w',
    '企业名称=c|登记状态=-|法定代表人=n|注册资本=-|成立日期=f|所属省份=a|所属城市=a|所属区县=a|电话=t|更多电话=t|邮箱=e|更多邮箱=e|企业类型=y|统一社会信用代码=-|参保人数=-|网址=w|企业注册地址=a|经营范围=-',
    '序号=-|展位号=-|展商名称=c|国家/地区=k|产品类别=y|联系人=n|联系电话=t|电子邮箱=e|官网=w|展商简介=-',
    '展商中文名称=c|展商英文名称=-|展馆=-|展位号=-|国别=k|省份=a|网站=w|展品范围=y',
    '客户名称=c|联系人=n|联系人职位=p|手机号码=t|邮箱地址=e|客户来源=o|客户等级=y|跟进状态=s|客户标签=g|备注信息=r|业务员=-|创建时间=-',
    '公司名稱=c|聯絡人=n|職稱=p|電話=t|手機=t|傳真=-|電子郵件=e|網站=w|地址=a|國家=k|攤位號=-|備註=r',
    '公司名称 Company=c|姓名 Name=n|职位 Title=p|手机 Mobile=t|邮箱 E-mail=e|国家 Country=k|网址 Website=w|备注 Remark=r',
    '公司名称=c|联系人=n|邮箱=e|电话=t|国家=k|语言=-|首次联系=-|备注=r',
    '公司名称=c|联系人=n|职位=p|手机=t|邮箱=e|公司网站=w|所在地区=a|公司规模=-|行业=y|LinkedIn=-|备注=r|数据来源=o',
    '公司名称=c|联系人=n|联系电话=t|公司注册日期=f|来源(1天眼查/2转介绍)=o|公司地址=a|备注=r',
    '公司名称=c|联系人=n|国家=k|行业=y|公司类型=-|WhatsApp=t|邮箱=e|来源=o|客户等级=-|当前阶段=s|备注=r',
  ],
  en: [
    'First Name=n|Middle Name=n|Last Name=n|Phonetic First Name=-|Phonetic Middle Name=-|Phonetic Last Name=-|Name Prefix=-|Name Suffix=-|Nickname=-|File As=-|Organization Name=c|Organization Title=p|Organization Department=-|Birthday=-|Notes=r|Photo=-|Labels=g|E-mail 1 - Label=-|E-mail 1 - Value=e|E-mail 2 - Label=-|E-mail 2 - Value=e|Phone 1 - Label=-|Phone 1 - Value=t|Address 1 - Label=-|Address 1 - Formatted=a|Address 1 - Street=a|Address 1 - City=a|Address 1 - PO Box=a|Address 1 - Region=a|Address 1 - Postal Code=a|Address 1 - Country=k|Website 1 - Label=-|Website 1 - Value=w|Custom Field 1 - Label=-',
    'Name=n|Given Name=n|Additional Name=n|Family Name=n|Yomi Name=-|Given Name Yomi=-|Family Name Yomi=-|Name Prefix=-|Initials=-|Nickname=-|Birthday=-|Gender=-|Notes=r|Group Membership=g|E-mail 1 - Type=-|E-mail 1 - Value=e|Phone 1 - Type=-|Phone 1 - Value=t|Organization 1 - Type=-|Organization 1 - Name=c|Organization 1 - Title=p|Organization 1 - Department=-|Website 1 - Type=-|Website 1 - Value=w',
    "Title=-|First Name=n|Middle Name=n|Last Name=n|Suffix=-|Company=c|Department=-|Job Title=p|Business Street=a|Business City=a|Business State=a|Business Postal Code=a|Business Country/Region=k|Home Street=a|Business Fax=-|Business Phone=t|Business Phone 2=t|Company Main Phone=t|Home Phone=t|Mobile Phone=t|Other Phone=t|Pager=-|Assistant's Phone=-|Anniversary=-|Birthday=-|Categories=y|E-mail Address=e|E-mail Type=-|E-mail Display Name=-|E-mail 2 Address=e|Gender=-|Manager's Name=-|Notes=r|Spouse=-|Web Page=w",
    'Record ID=-|First Name=n|Last Name=n|Email=e|Phone Number=t|Mobile Phone Number=t|Contact owner=-|Associated Company=c|Job Title=p|Lead Status=s|Lifecycle Stage=-|Marketing contact status=-|Create Date=-|Last Activity Date (GMT+8)=-|Website URL=w|Street Address=a|City=a|State/Region=a|Postal Code=a|Country/Region=k|Industry=y|Original Source=o',
    'First Name=n|Last Name=n|URL=w|Email Address=e|Company=c|Position=p|Connected On=-',
    'Company Name=c|Booth=-|Address 1=a|Address 2=a|City=a|State=a|Zip=a|Country=k|Phone=t|Website=w|Email=e|Description=r|Product Categories=y|Facebook=-|LinkedIn=-',
    'Exhibitor=c|Hall=-|Stand No.=-|Country=k|Contact Person=n|Contact Title=p|Contact Email=e|Contact Phone=t|Product Category=y|Company Profile=-',
    'Name=n|Company=c|Department=-|Job Title=p|Mobile=t|Tel=t|Fax=-|Email=e|Website=w|Address=a|Note=r|Group=g|Creation time=-',
    'Account Name=c|First Name=n|Last Name=n|Title=p|Phone=t|Mobile=t|Email=e|Mailing Street=a|Mailing City=a|Mailing State/Province=a|Mailing Zip/Postal Code=a|Mailing Country=k|Lead Source=o|Account Owner=-|Last Modified Date=-',
    'Company=c|Website=w|Founded Year=f|Industry=y|Number of Employees=-|Annual Revenue=-|Person Linkedin Url=-|First Name=n|Last Name=n|Title=p|Email=e|Email Status=-|Work Direct Phone=t|Corporate Phone=t|City=a|State=a|Country=k',
    'S/N=-|Buyer Name=n|Company Name=c|Designation=p|Country=k|Mobile / WhatsApp=t|E-mail ID=e|Products of Interest=-|Remarks=r',
    'Delegate Name=n|Organisation=c|Job Role=p|Contact No=t|Email Address=e|Country=k|Comments=r|Badge ID=-',
  ],
  de: [
    'Anrede=-|Vorname=n|Weitere Vornamen=n|Nachname=n|Suffix=-|Firma=c|Abteilung=-|Position=p|Straße geschäftlich=a|Ort geschäftlich=a|Region geschäftlich=a|Postleitzahl geschäftlich=a|Land/Region geschäftlich=k|Fax geschäftlich=-|Telefon geschäftlich=t|Telefon geschäftlich 2=t|Mobiltelefon=t|Telefon (privat)=t|Geburtstag=-|E-Mail-Adresse=e|E-Mail-Typ=-|E-Mail: Angezeigter Name=-|E-Mail 2: Adresse=e|Kategorien=y|Notizen=r|Webseite=w',
    'Aussteller=c|Halle=-|Stand=-|Straße=a|PLZ=a|Ort=a|Land=k|Telefon=t|Telefax=-|E-Mail=e|Internet=w|Ansprechpartner=n|Produktgruppen=y',
    'Firma=c|Anrede=-|Name=n|Vorname=n|Strasse=a|PLZ=a|Ort=a|Land=k|E-Mail=e|Telefon=t|Geburtsdatum=-',
    'Kunden-Nr=-|Firma=c|Ansprechpartner=n|Telefon=t|E-Mail=e|Branche=y|Bemerkung=r',
    'Firmenname=c|Ansprechpartner=n|Funktion=p|Tel.-Nr.=t|Handy=t|E-Mail-Adresse=e|Webadresse=w|Anschrift=a|Land=k|Gründungsjahr=f|Mitarbeiterzahl=-|Quelle=o|Status=s',
    'Unternehmen=c|Kontaktperson=n|Position im Unternehmen=p|Mobilnummer=t|Durchwahl=t|Mail=e|Homepage=w|Stadt=a|Staat=k|Anmerkungen=r|Messe=o',
    'firma=c|ansprechpartner=n|telefon=t|email=e|website=w|ort=a|plz=a|strasse=a|hinweis=r|status=s',
    'Name=n|Kategorie=y|Telefon=t|Mobil=t|E-Mail=e|Website=w|Straße=a|PLZ=a|Ort=a|USt-IdNr.=-|Schlagworte=g|Notiz=r',
    'Kundennr=-|Firma=c|Titel=-|Vorname=n|Nachname=n|Abteilung=-|Berufsbezeichnung=p|Telefonnummer=t|Faxnummer=-|Mobilfunk=t|Straße und Hausnummer=a|Postleitzahl=a|Wohnort=a|Herkunftsland=k',
  ],
  es: [
    'Empresa=c|Persona de contacto=n|Cargo=p|Teléfono=t|Móvil=t|Correo electrónico=e|Página web=w|Dirección=a|Ciudad=a|Provincia=a|Código postal=a|País=k|Observaciones=r',
    'Expositor=c|Pabellón=-|Stand=-|País=k|Web=w|Sector=y|Teléfono=t|Email=e',
    'Nombre=n|Apellidos=n|Compañía=c|Departamento=-|Puesto=p|Teléfono móvil=t|Teléfono del trabajo=t|Dirección de correo electrónico=e|Calle del trabajo=a|Ciudad del trabajo=a|País o región del trabajo=k|Notas=r|Título=-',
    'Razón social=c|CIF=-|Domicilio=a|Localidad=a|C.P.=a|Tfno=t|Fax=-|E-mail=e|Actividad=y|Año de fundación=f',
    'Nombre de la empresa=c|Nombre del contacto=n|Celular=t|Correo=e|Giro=y|Estado=a|País=k|Origen=o|Etiquetas=g|Comentarios=r',
    'empresa=c|contacto=n|telefono=t|email=e|direccion=a|ciudad=a|codigo_postal=a',
    'Razón Social=c|CUIT=-|Domicilio=a|Teléfono Empresa=t|Contacto=n|Teléfono Contacto=t|Correo Electrónico=e',
    'Nombre completo=n|Empresa=c|Función=p|Número de teléfono=t|WhatsApp=t|Sitio web=w|Tipo de cliente=y|Seguimiento=s|Fecha de alta=-',
  ],
  fr: [
    'Société=c|Contact=n|Fonction=p|Téléphone=t|Portable=t|E-mail=e|Site web=w|Adresse=a|Code postal=a|Ville=a|Pays=k|Remarques=r',
    "Exposant=c|Hall=-|Stand=-|Pays=k|Site internet=w|Secteur d'activité=y|Tél.=t|Courriel=e",
    'Civilité=-|Nom=n|Prénom=n|Société=c|Service=-|Titre du poste=p|Rue (bureau)=a|Ville (bureau)=a|Code postal (bureau)=a|Pays/Région (bureau)=k|Télécopie (bureau)=-|Téléphone (bureau)=t|Tél. mobile=t|Adresse de messagerie=e|Notes=r|Page Web=w',
    'Raison sociale=c|SIRET=-|Nom du contact=n|Poste=p|Numéro de téléphone=t|Adresse e-mail=e|Année de création=f|Effectif=-|Activité=y|Commentaires=r',
    'Nom=n|Prénom=n|Téléphone=t|Email=e',
    'ID=-|Nom=n|Prénom=n|Email=e|Téléphone=t|Type=y|Date Création=-',
    'Entreprise=c|Interlocuteur=n|Ligne directe=t|GSM=t|Mail=e|Localité=a|Pays=k|Salon=o|Statut=s|Étiquettes=g',
    "Nom de l'entreprise=c|Personne de contact=n|Téléphone de l'entreprise=t|Adresse postale=a|Site=w|Catégories=y|Description=r",
  ],
  it: [
    'Azienda=c|Referente=n|Ruolo=p|Telefono=t|Cellulare=t|E-mail=e|Sito web=w|Indirizzo=a|CAP=a|Città=a|Provincia=a|Paese=k|Note=r',
    'Espositore=c|Padiglione=-|Stand=-|Nazione=k|Settore merceologico=y|Sito=w|Telefono=t|Email=e',
    'Nome=n|Cognome=n|Società=c|Reparto=-|Posizione=p|Via (uff.)=a|Telefono ufficio=t|Cellulare=t|Indirizzo posta elettronica=e|Note=r',
    'Ragione sociale=c|P. IVA=-|Indirizzo=a|Comune=a|Prov.=a|Tel.=t|Fax=-|PEC=e|Anno di fondazione=f|Dipendenti=-|Attività=y',
    'Nome=n|Cognome=n|Ragione Sociale=c|P.IVA=-|Indirizzo=a|CAP=a|Città=a|Prov=a|Telefono=t|Cellulare=t|Email=e|Note=r',
    'Ditta=c|Persona di riferimento=n|Qualifica=p|Numero di telefono=t|Indirizzo e-mail=e|Paese di provenienza=k|Fiera=o|Stato cliente=s|Etichette=g',
  ],
  pt: [
    'Empresa=c|Contato=n|Cargo=p|Telefone=t|Celular=t|E-mail=e|Site=w|Endereço=a|Cidade=a|UF=a|CEP=a|País=k|Observações=r',
    'Expositor=c|Pavilhão=-|Estande=-|País=k|Segmento=y|Site=w|Telefone=t|E-mail=e',
    'Nome=n|Sobrenome=n|Empresa=c|Departamento=-|Cargo=p|Telefone comercial=t|Telefone celular=t|Endereço de email=e|Rua do endereço comercial=a|Cidade do endereço comercial=a|País/Região do endereço comercial=k|Anotações=r',
    'Razão Social=c|Nome Fantasia=-|CNPJ=-|Responsável=n|Logradouro=a|Bairro=a|Município=a|UF=a|Fone=t|E-mail=e|Ramo de atividade=y|Ano de fundação=f',
    'Nome da empresa=c|Pessoa de contacto=n|Função=p|Telemóvel=t|Morada=a|Código postal=a|Localidade=a|Página web=w|Origem=o|Situação=s|Etiquetas=g|Notas=r',
    'Cliente=c|Nome do contato=n|WhatsApp=t|E-mail de contato=e|Feira=o|Comentários=r|Data=-',
  ],
  ru: [
    'Компания=c|Контактное лицо=n|Должность=p|Телефон=t|Мобильный телефон=t|E-mail=e|Сайт=w|Адрес=a|Город=a|Страна=k|Примечание=r',
    'Экспонент=c|Стенд=-|Павильон=-|Страна=k|Раздел=y|Веб-сайт=w|Эл. почта=e',
    'Фамилия=n|Имя=n|Отчество=n|Организация=c|Отдел=-|Должность=p|Рабочий телефон=t|Мобильный телефон=t|Адрес эл. почты=e|Улица (раб. адрес)=a|Город (раб. адрес)=a|Индекс (раб. адрес)=a|Страна или регион (раб. адрес)=k|Заметки=r|Веб-страница=w',
    '№ п/п=-|Наименование организации=c|ИНН=-|ФИО контактного лица=n|Телефон контактного лица=t|Электронная почта=e|Юридический адрес=a|Вид деятельности=y|Год основания=f|Комментарий=r',
    'Название компании=c|ФИО=n|Тел.=t|Почта=e|Источник=o|Статус=s|Теги=g|Ответственный менеджер=-|Дата создания=-',
    'ID=-|Статус=s|Компания=c|Имя=n|Должность=p|Телефон=t|Email=e|Сообщение=-|Дата создания=-',
  ],
  ja: [
    '会社名=c|部署名=-|役職=p|氏名=n|e-mail=e|TEL会社=t|TEL部門=t|TEL直通=t|Fax=-|携帯電話=t|URL=w|郵便番号=a|住所=a|名刺交換日=-',
    '姓=n|名=n|姓（カナ）=-|名（カナ）=-|敬称=-|郵便番号=a|都道府県=a|市区町村=a|番地=a|建物名=a|会社名=c|部署名=p|メモ=r',
    '出展者名=c|小間番号=-|国・地域=k|担当者名=n|電話番号=t|メールアドレス=e|ホームページ=w|出展分野=y|備考=r',
    '企業名=c|業種=y|所在地=a|代表者名=n|設立年月日=f|従業員数=-|資本金=-|電話番号=t|FAX番号=-|URL=w',
    'お名前=n|フリガナ=-|会社名=c|ご所属部署=-|お役職=p|お電話番号=t|メールアドレス=e|お問い合わせ内容=r',
    '姓=n|名=n|会社名=c|部署=-|役職=p|電話番号=t|メールアドレス=e|住所=a|Webサイト=w|メモ=r|登録日時=-',
    '会社名=c|部署名=-|役職=p|氏名=n|TEL-1(1)=t|Email(1)=e|対応状況=s',
    'メールアドレス=e|氏名=n|会社名=c|部署=-|役職=p|従業員番号=-|メモ=r',
    '取引先名=c|担当者=n|携帯番号=t|国名=k|展示会名=o|タグ=g|コメント=r|勤務先電話番号=t',
  ],
  tr: [
    'Firma Adı=c|Yetkili Kişi=n|Görevi=p|Telefon=t|Cep Telefonu=t|E-posta=e|Web Sitesi=w|Adres=a|Şehir=a|Ülke=k|Açıklama=r',
    'Katılımcı Firma=c|Salon=-|Stand No=-|Ülke=k|Sektör=y|Web=w|Telefon=t|E-posta Adresi=e',
    'Ad=n|Soyad=n|Şirket=c|Departman=-|İş Unvanı=p|İş Telefonu=t|Cep Telefonu=t|E-posta Adresi=e|İş Adresi Posta Kodu=a|Notlar=r',
    'Şirket Adı=c|Vergi No=-|Yetkili Adı Soyadı=n|Unvan=p|GSM=t|Faks=-|Mail Adresi=e|İl=a|İlçe=a|Kuruluş Yılı=f|Faaliyet Alanı=y',
    'Müşteri Adı=c|İlgili Kişi=n|Telefon Numarası=t|Fuar=o|Durum=s|Etiketler=g|Not=r|Kayıt Tarihi=-',
    'Firma Ünvanı=c|Yetkili Ad-Soyad=n|E-mail=e|Tel No=t|Adres=a|Ürünler=-',
  ],
  ko: [
    '회사명=c|담당자=n|직책=p|부서=-|전화번호=t|휴대폰=t|이메일=e|홈페이지=w|주소=a|국가=k|비고=r',
    '참가업체명=c|부스번호=-|국가=k|전시품목=-|담당자명=n|연락처=t|E-mail=e|웹사이트=w',
    '성명=n|소속=c|직위=p|휴대전화=t|이메일 주소=e|메모=r',
    '업체명(국문)=c|대표자명=n|사업자등록번호=-|설립일=f|업종=y|대표전화=t|팩스번호=-|소재지=a|우편번호=a',
    '성=n|이름=n|회사=c|부서=-|직함=p|회사 전화번호=t|휴대폰번호=t|전자 메일 주소=e',
    '거래처명=c|담당자 이름=n|담당자 연락처=t|전시회명=o|상태=s|태그=g|상담내용=r|등록일=-',
  ],
  pl: [
    'Nazwa firmy=c|Osoba kontaktowa=n|Stanowisko=p|Telefon=t|Telefon komórkowy=t|E-mail=e|Strona www=w|Ulica=a|Kod pocztowy=a|Miasto=a|Kraj=k|Uwagi=r',
    'Wystawca=c|Hala=-|Stoisko=-|Kraj=k|Branża=y|WWW=w|Telefon=t|Adres e-mail=e',
    'Imię=n|Nazwisko=n|Firma=c|Dział=-|Stanowisko=p|Telefon służbowy=t|Numer telefonu=t|Adres poczty elektronicznej=e|Notatki=r',
    'Kontrahent=c|NIP=-|Imię i nazwisko=n|Nr telefonu=t|Faks=-|Adres=a|Województwo=a|Rok założenia=f|Komentarz=r|Data dodania=-',
    'nazwa firmy=c|województwo=a|miejscowość=a|ulica=a|kod pocztowy=a|osoba kontaktowa=n|telefon=t|adres www=w|zatrudnienie=-|nip=-|regon=-',
    'Klient=c|Osoba do kontaktu=n|Tel. kom.=t|Źródło=o|Targi=-|Status=s|Etykiety=g|Opis=r',
  ],
  ar: [
    'اسم الشركة=c|اسم المسؤول=n|المسمى الوظيفي=p|رقم الهاتف=t|رقم الجوال=t|البريد الإلكتروني=e|الموقع الإلكتروني=w|العنوان=a|المدينة=a|الدولة=k|ملاحظات=r',
    'العارض=c|القاعة=-|رقم الجناح=-|البلد=k|القطاع=y|الموقع=w|الهاتف=t|البريد الالكتروني=e',
    'الاسم الأول=n|اسم العائلة=n|الشركة=c|الوظيفة=p|الهاتف المحمول=t|هاتف العمل=t|الإيميل=e|ملاحظات=r',
    'م=-|الاسم=n|جهة العمل=c|المنصب=p|الجوال=t|واتساب=t|الايميل=e|المصدر=o|الحالة=s|فاكس=-',
  ],
}

/** What stands in some columns; the others are not looked into. */
const samples: Record<string, string[]> = {
  'en:0:Address 1 - Region': ['Hessen', 'Bavaria'],
  'en:2:Title': ['Mr.', 'Ms.', 'Dr.'],
  'en:0:Nickname': [],
  'zh:2:地区': ['广东 深圳', '浙江 宁波'],
  'zh:11:所在地区': ['广东省深圳市', '浙江'],
}

function measured(language: string, rows: readonly string[]) {
  const count = { right: 0, wanted: 0, taken: 0, wrong: [] as string[] }
  rows.forEach((row, nth) => {
    const columns = row.split('|').map((column) => {
      const at = column.lastIndexOf('=')
      return { header: column.slice(0, at), field: fields[column.slice(at + 1)] ?? null }
    })
    const headers = columns.map(({ header }) => header)
    const found = matchColumns(
      headers,
      headers.map((header) => samples[`${language}:${nth}:${header}`] ?? []),
    )
    columns.forEach(({ header, field }, at) => {
      if (field) count.wanted++
      if (found[at]) count.taken++
      if (field && found[at] === field) count.right++
      if (found[at] !== field) count.wrong.push(`${nth} ${header}: ${found[at]}, not ${field}`)
    })
  })
  return { ...count, recall: count.right / count.wanted, precision: count.right / count.taken }
}

test.each(Object.entries(lists))('the columns of lists in %s are known', (language, rows) => {
  const { recall, precision, wanted, wrong } = measured(language, rows)
  const figures = `${language}: ${rows.length} lists, ${wanted} columns, recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}`
  expect(recall, `${figures}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(
    language === 'zh' || language === 'en' ? 0.95 : 0.9,
  )
  expect(precision, `${figures}\n${wrong.join('\n')}`).toBeGreaterThanOrEqual(0.98)
})
