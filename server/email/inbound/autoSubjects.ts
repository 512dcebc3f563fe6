/** What programs write before the subject that they answer, or instead of it. */
const replies = [
  'auto(?:matic(?:ally generated)?)?[- _]?(?:reply|response|respon[sd]er|answer|e?-?mail)',
  'automatische (?:antwort|rückantwort|rückmeldung|empfangsbestätigung)',
  'automatisch generierte (?:antwort|nachricht|e-?mail)',
  "réponse automatique|message automatique|(?:réponse|message|notification|avis) d['’]absence",
  'respuesta automática|contestación automática|resposta automática|risposta automatica|messaggio automatico',
  'automatisch (?:antwoord|bericht)|automatische beantwoording',
  'autoodpowiedź|automatyczna odpowiedź|odpowiedź automatyczna',
  'автоматический ответ|автоответ(?:чик)?|автоматична відповідь|автоматичен отговор',
  'otomatik (?:yanıt|cevap)',
  'auto ?svar|automatiskt svar|automatisk svar',
  'automaattinen vastaus|automaattivastaus',
  'automatická (?:odpověď|odpoveď)|automatikus válasz|răspuns automat',
  'αυτόματη απάντηση',
  'رد تلقائي|رد آلي|پاسخ خودکار',
  'תשובה אוטומטית|מענה אוטומטי',
  '(?:การ|ข้อความ)?ตอบกลับอัตโนมัติ',
  '(?:thư )?trả lời tự động|phản hồi tự động',
  '(?:balasan|jawaban) otomatis|balasan automatik',
  '자동 ?(?:응답|회신|답장)|부재중 ?(?:자동 ?)?(?:응답|회신|답장|알림|메시지|메일)',
  '自動(?:応答|返信|回答|回覆|回復|答覆)(?:メール)?|不在(?:通知|応答|連絡|のお知らせ|メッセージ)',
  '自动(?:回复|答复|回覆|应答)|休假(?:自动)?(?:回复|通知)',
]

/** That somebody is not there, in words that are used for nothing else. */
const away = [
  'out[- ]of[- ](?:the[- ])?office|away from (?:the|my) office|ooo',
  'abwesenheits(?:notiz|nachricht|meldung|assistent|benachrichtigung|info)|nicht im (?:büro|haus)|außer haus',
  'absen(?:ce|te?) du bureau|hors du bureau',
  'fuera de (?:la )?oficina|fora do escritório|ausente do escritório|fuori (?:sede|ufficio)',
  'afwezigheids(?:melding|bericht|assistent)|niet op kantoor',
  'poza biurem|вне офиса|нет на месте|нет в офисе|ofis dışında(?:yım)?|izindeyim',
  'frånvaro(?:meddelande|besked)|(?:inte|ej) på kontoret|fravær(?:smelding|sbesked)|ikke på kontoret|poissaolo(?:viesti|ilmoitus)|poissa toimistolta',
  'mimo kancelář|házon kívül|irodán kívül|εκτός γραφείου',
  'خارج المكتب|מחוץ למשרד|לא במשרד',
  'ไม่อยู่(?:ที่)?(?:สำนักงาน|ออฟฟิศ)|vắng mặt tại văn phòng|không có mặt tại văn phòng|di luar kantor|sedang cuti',
  '부재중|不在办公室|不在辦公室',
]

/** The same in words of everyday: nothing but them, or with a date. */
const everyday = [
  '(?:on )?(?:vacation|annual leave|sick leave|maternity leave|parental leave|holiday|leave)(?: reply| notice)?',
  'abwesenheit|abwesend|(?:im |auf )?urlaub|absence|absente?|en congés?|ausencia|ausente|de vacaciones|ausência|de férias|assenza|assente|in ferie',
  'afwezig(?:heid)?|nieobecn(?:y|a|ość)|na urlopie|urlop|в отпуске|отсутствую|yıllık izin|frånvaro|semester|fravær|ferie|poissa|lomalla|nepřítomnost|dovolená|távollét|szabadság|απουσία',
  '休假|外出|출장중?|휴가중?|不在',
]

const end = String.raw`\s*(?:$|[:\uff1a|\-\u2013\u2014,;()[\]\uff08\uff09\u3010\u3011])`
const about = String.raw`\s+(?:to|from|re|regarding|zu|auf|à|al?|de|di|van|na)\b`
const date = String.raw`\s*[:\uff1a,(\-\u2013\u2014]?\s*(?:$|(?:until|till|from|through|bis|vom|ab|jusqu|du|hasta|del|até|fino|dal|tot|t\/m|van|do|od|до|с|til|fra|från|asti|\d|re:|aw:|sv:|fw:))`

/** At the very start: «Re: Automatic reply» is a person who answers one, and «Out of office furniture» wants some. */
const patterns = [
  new RegExp(String.raw`^[\W_]{0,2}(?:${replies.join('|')})(?:${end}|${about})`, 'iu'),
  new RegExp(String.raw`^[\W_]{0,2}(?:${away.join('|')})(?:${end}|${date})`, 'iu'),
  new RegExp(String.raw`^[\W_]{0,2}(?:${everyday.join('|')})${date}`, 'iu'),
]

export const isAutoSubject = (subject: string): boolean => {
  const plain = subject.slice(0, 300).normalize('NFC').replaceAll(/\s+/g, ' ').trim()
  return patterns.some((pattern) => pattern.test(plain))
}
