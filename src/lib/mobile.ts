import { useEffect, useState } from 'react'

/** E.164 digits of what was typed; what is no phone stays as it is, for the schema to refuse. Without a country it is a Chinese one. */
export async function mobileOf(typed: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  const phone = parsePhoneNumberFromString(typed.trim().replace(/^00/, '+'), 'CN')
  return phone?.isPossible() ? phone.number.slice(1) : typed.trim()
}

/** As people write a phone, with its country: +86 138 0013 8000. The plans of all countries come a moment later. */
export function useWrittenMobile(full_number: string | null): string {
  const [written, setWritten] = useState<{ of: string; text: string } | null>(null)
  useEffect(() => {
    if (full_number) void writtenMobile(full_number).then((text) => setWritten({ of: full_number, text }))
  }, [full_number])
  if (!full_number) return ''
  return written?.of === full_number ? written.text : `+${full_number}`
}

export async function writtenMobile(full_number: string): Promise<string> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min')
  return parsePhoneNumberFromString(`+${full_number}`)?.formatInternational() ?? `+${full_number}`
}
