export const shipmentsPath = '/customsData/shipments'
export const tradePath = '/customsData/trade'
export const customsCodesPath = '/customsData/codes'
export const customsFilesPath = '/customsData/files'

export const shipmentsOf = (hs: string) => `${shipmentsPath}?hs=${hs}`
export const tradeOfCode = (hs: string) => `${tradePath}?hs=${hs}`
export const companyPath = (id: number | string) => `${shipmentsPath}?company=${id}`
