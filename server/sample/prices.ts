/** What a message over WhatsApp costs in the demo, in points: roughly what Meta takes in these markets. No country: every other one. */
export const samplePrices = `channel,country,category,from,points
whatsapp,DE,marketing,2026-01-01,20
whatsapp,DE,utility,2026-01-01,8
whatsapp,MY,marketing,2026-01-01,13
whatsapp,BR,marketing,2026-01-01,9
whatsapp,IN,marketing,2026-01-01,2
whatsapp,US,marketing,2026-01-01,4
whatsapp,,marketing,2026-01-01,10
whatsapp,,utility,2026-01-01,3
whatsapp,,service,2026-01-01,1
`
