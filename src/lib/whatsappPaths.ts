export const whatsappTaskPath = '/fairleadWTMarketing/pt_groupMessage'
export const whatsappFormPath = '/fairleadWTMarketing/pt_createGroup'
export const whatsappNumbersPath = '/fairleadWTMarketing/numbers'
export const whatsappTemplatesPath = '/fairleadWTMarketing/pt_createTemplate'
