import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { browserArgs } from './browser.ts'

const profiles = new Set<string>()

/** What a browser keeps on the disk, so that another one finds it. */
export function makeProfile(): string {
  const profile = mkdtempSync(join(tmpdir(), 'fairlead-profile-'))
  profiles.add(profile)
  return profile
}

export function removeProfile(profile: string): void {
  profiles.delete(profile)
  rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
}

export const removeProfiles = () => profiles.forEach(removeProfile)

type Options = Parameters<typeof chromium.launchPersistentContext>[1]

export const launch = (profile: string, options: Options = {}) =>
  chromium.launchPersistentContext(profile, {
    ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
    args: browserArgs,
    ...options,
  })
