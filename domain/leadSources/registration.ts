import type { SourceEvidence } from './licences.ts'

/** What a registry says of a domain: nothing of it is about a person. */
export type DomainRegistration = {
  domain: string
  registrar: string
  /** ms; null: it does not say */
  created_at: number | null
  changed_at: number | null
  expires_at: number | null
  states: string[]
  name_servers: string[]
  /** the company that has it, where the registry or the registrar shows one */
  holder: string
  evidence: SourceEvidence
}

/** `free`: the server that answers for the ending knows no such domain. */
export type DomainLookup = { kind: 'registered'; registration: DomainRegistration } | { kind: 'free'; domain: string }
