export const linkedTaskPath = '/wtMarketing/massMsg'
export const linkedTemplatesPath = '/wtMarketing/msgTemp'
export const linkedPhonesPath = '/wtMarketing/wtLogin'
