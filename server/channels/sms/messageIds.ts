/** How long message centres make a name that they fill up with zeros. */
const widths = [8, 10, 16, 20]

/**
 * All spellings under which a message centre may speak of a message that it named `id`, the likeliest first: some answer in
 * hexadecimal and report in decimal or the other way round, some leave zeros out.
 */
export function spellingsOf(id: string): string[] {
  const plain = id.trim()
  const bare = plain.replace(/^0+(?=.)/, '')
  const names = [bare]
  if (/^[0-9a-f]{1,16}$/i.test(bare)) names.push(BigInt(`0x${bare}`).toString())
  if (/^\d{1,20}$/.test(bare)) names.push(BigInt(bare).toString(16))
  const filled = names.flatMap((name) =>
    /^[0-9a-f]+$/i.test(name) ? widths.map((width) => name.padStart(width, '0')) : [],
  )
  return [...new Set([plain, ...names, ...filled].flatMap((name) => [name, name.toLowerCase(), name.toUpperCase()]))]
}
