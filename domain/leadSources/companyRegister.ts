import type { SourceEvidence } from './licences.ts'

/** A company as a public register has it. */
export type RegisterCompany = {
  register: 'gleif' | 'companiesHouse'
  /** its LEI, or its number at Companies House */
  id: string
  name: string
  other_names: string[]
  state: 'active' | 'ended' | 'unknown'
  /** its number in the register of its own country */
  local_id: string
  address: RegisterAddress
  /** where it is led from, where that is somewhere else */
  headquarters: RegisterAddress | null
  founded_on: string
  /** codes of what it does, where the register has them */
  industries: string[]
  evidence: SourceEvidence
}

export type RegisterAddress = { lines: string[]; city: string; region: string; postcode: string; country: string }

/** One page of them; `total` of all pages. */
export type RegisterPage = { companies: RegisterCompany[]; total: number }

/** ISO 17442: 18 signs and two digits that check them (ISO 7064, mod 97-10). */
export function isLei(text: string): boolean {
  if (!/^[A-Z\d]{18}\d{2}$/.test(text)) return false
  const digits = text.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}
