import { getDomain } from 'tldts'

/**
 * The part of a domain that somebody registered, by the public suffix list: `example.co.uk` of `mail.example.co.uk`. A
 * suffix itself, such as `co.uk`, is its own.
 */
export const organisationOf = (domain: string): string => getDomain(domain) ?? domain
