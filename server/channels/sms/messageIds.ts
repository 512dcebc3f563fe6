/**
 * All spellings under which a message centre may speak of a message that it named `id`, the likeliest first: some answer in
 * hexadecimal and report in decimal or the other way round, some leave zeros out.
 */
export function spellingsOf(id: string): string[] {
  const plain = id.trim()
  const bare = plain.replace(/^0+(?=.)/, '')
  const spellings = [plain, plain.toLowerCase(), plain.toUpperCase(), bare, bare.toLowerCase(), bare.toUpperCase()]
  if (/^[0-9a-f]{1,16}$/i.test(bare)) spellings.push(BigInt(`0x${bare}`).toString())
  if (/^\d{1,20}$/.test(bare)) {
    const hex = BigInt(bare).toString(16)
    const padded = hex.padStart(8, '0')
    spellings.push(hex, hex.toUpperCase(), padded, padded.toUpperCase())
  }
  return [...new Set(spellings)]
}
